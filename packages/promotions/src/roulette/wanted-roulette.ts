import { atom } from "jotai/vanilla";

/** Set when the roulette is requested; its dialog resets it. */
export const wantedRouletteAtom = atom(false);
