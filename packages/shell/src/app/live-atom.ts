import type { Launcher } from "@naluma/game-launcher";
import type { Realtime } from "@naluma/realtime";
import type { NamedGame } from "@naluma/site/game";
import { atom } from "jotai/vanilla";

/** What is loaded after the first paint: real time once its address is known, the launcher when it is needed. */
export interface Live {
  /** The launcher of this page; rejects where its code cannot be fetched, and tries again the next time. */
  readonly launcher: () => Promise<Launcher>;
  readonly realtime: () => Realtime | undefined;
}

export const liveAtom = atom<Live | undefined>(undefined);

/** A game requested before the launcher was loaded; whoever loads it starts the game. */
export const wantedGameAtom = atom<NamedGame | undefined>(undefined);

/** The launcher, once it is there. */
export const launcherAtom = atom<Launcher | undefined>(undefined);
