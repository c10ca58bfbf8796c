import { atom } from "jotai/vanilla";

/** Several parts of the page could not be read, as the platform could not be reached. */
export interface Away {
  /** It is being asked at this moment. */
  readonly isAsking: boolean;
  askNow(): void;
}

/** Nothing while the platform answers. */
export const awayAtom = atom<Away | undefined>(undefined);
