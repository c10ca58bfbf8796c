import { atom } from "jotai/vanilla";
import type { CatalogueGame } from "../catalogue/game.ts";

/** A game that somebody wants to try. */
export interface Demo {
  readonly game: CatalogueGame;
  /** In the language on screen. */
  readonly name: string;
  readonly providerName: string;
}

/** What is tried at the moment. */
export const demoAtom = atom<Demo | undefined>(undefined);

/** Whether the list of demos is open. */
export const demoListAtom = atom(false);

/** Begins a demo where it may begin; the launcher decides, and shows why not. */
export const demoGateAtom = atom<{ pass(demo: Demo, begin: () => void): void } | undefined>(
  undefined,
);

/** Who knows which games have a demo; nobody does where demos are not offered. */
export const demoDeskAtom = atom<{ has(game: CatalogueGame): Promise<boolean> } | undefined>(
  undefined,
);

/** A press on "Demo". */
export const tryDemoAtom = atom(undefined, (get, set, demo: Demo) =>
  get(demoGateAtom)?.pass(demo, () => {
    set(demoListAtom, false);
    set(demoAtom, demo);
  }),
);
