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

/**
 * Whether a demo may begin; the launcher decides and shows why not. Undefined until it is loaded.
 */
export const demoGateAtom = atom<{ mayStart(demo: Demo): boolean } | undefined>(undefined);

/** What somebody wanted to try before it was known whether it may begin; whoever brings the gate opens it. */
export const wantedDemoAtom = atom<Demo | undefined>(undefined);

/** Who knows which games have a demo; nobody does where demos are not offered. */
export const demoDeskAtom = atom<{ has(game: CatalogueGame): Promise<boolean> } | undefined>(
  undefined,
);

/** A press on "Demo". */
export const tryDemoAtom = atom(undefined, (get, set, demo: Demo) => {
  const gate = get(demoGateAtom);
  set(wantedDemoAtom, gate ? undefined : demo);
  if (!gate?.mayStart(demo)) return;
  set(demoListAtom, false);
  set(demoAtom, demo);
});
