import type { Store } from "@naluma/machine";
import { atom } from "jotai/vanilla";

export const cookieSettingsOpenAtom = atom(false);

/** Reopens the tracking consent question; used by the footer. */
export const openCookieSettings = (store: Store): void => store.set(cookieSettingsOpenAtom, true);
