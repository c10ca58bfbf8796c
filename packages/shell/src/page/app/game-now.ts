import type { GameNow } from "@naluma/wallet";
import { atom } from "jotai/vanilla";
import { liveAtom } from "./live.ts";

/** The state of the launch, as the wallet and the logout need it. */
export const gameNowAtom = atom((get): GameNow => {
  const launcher = get(liveAtom)?.launcher;
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
