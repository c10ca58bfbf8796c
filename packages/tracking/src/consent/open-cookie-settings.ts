import type { Store } from "@naluma/machine";
import { atom } from "jotai/vanilla";

export const cookieSettingsOpenAtom = atom(false);

/** Opens the question about tracking again, whoever asks for it: the footer does. */
export const openCookieSettings = (store: Store): void => store.set(cookieSettingsOpenAtom, true);
