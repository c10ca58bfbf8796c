import { atom } from "jotai/vanilla";

/** For so long after the last of the first view the page is left alone, in ms. */
export const quietPeriod = 4_000;

/** Whether the reader has had time to look at the page: what comes by itself, comes from now on (decision 0013). */
export const quietPeriodElapsedAtom = atom(false);
