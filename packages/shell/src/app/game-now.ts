import type { GameNow } from "@naluma/member";
import { atom } from "jotai/vanilla";
import { liveAtom } from "./live-atom.ts";

/** The launch as the wallet and the logout see it. */
export const gameNowAtom = atom((get): GameNow => {
  const live = get(liveAtom);
  const at = live ? get(live.launcher.atom).at : "idle";
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
