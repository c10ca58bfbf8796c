import type { Store } from "@naluma/machine";
import { atom } from "jotai/vanilla";

export const isRegisterOpenAtom = atom(false);

/** Opens the registration, whoever asks for it. */
export const openRegister = (store: Store): void => store.set(isRegisterOpenAtom, true);

export const closeRegister = (store: Store): void => store.set(isRegisterOpenAtom, false);
