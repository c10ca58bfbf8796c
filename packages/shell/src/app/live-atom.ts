import type { Launcher } from "@naluma/game-launcher";
import type { Realtime } from "@naluma/realtime";
import { atom } from "jotai/vanilla";

/** What is loaded after the first paint: the launcher, and real time once its address is known. */
export interface Live {
  readonly launcher: Launcher;
  readonly realtime: () => Realtime | undefined;
}

export const liveAtom = atom<Live | undefined>(undefined);
