import { atom } from "jotai/vanilla";

/** In ms. For this long after the first view has finished loading, nothing interrupts the page. */
export const quietPeriod = 4_000;

/** Whether the reader has had time to look at the page; dialogs that open by themselves wait for it (decision 0013). */
export const quietPeriodElapsedAtom = atom(false);
