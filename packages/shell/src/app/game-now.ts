import type { GameNow } from "@naluma/wallet";
import { atom } from "jotai/vanilla";
import { launcherAtom } from "./live-atom.ts";

/** The launch as the wallet and the logout see it. */
export const gameNowAtom = atom((get): GameNow => {
  const launcher = get(launcherAtom);
  const at = launcher ? get(launcher.atom).at : "idle";
  switch (at) {
    case "idle":
      return "none";
    case "starting":
      return "starting";
    case "playing":
      return "open";
    case "quitting":
      return "quitting";
  }
});
