import { atom } from "jotai/vanilla";

/** Somebody has asked for the roulette; its dialog takes the wish. */
export const wantedRouletteAtom = atom(false);
