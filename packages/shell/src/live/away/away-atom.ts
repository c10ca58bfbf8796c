import { atom } from "jotai/vanilla";

/** Set when several parts of the page could not be loaded because the platform is unreachable. */
export interface Away {
  /** A retry is in progress. */
  readonly isAsking: boolean;
  askNow(): void;
}

/** `undefined` while the platform responds. */
export const awayAtom = atom<Away | undefined>(undefined);
