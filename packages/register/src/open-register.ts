import type { Store } from "@naluma/machine";
import { innerPath } from "@naluma/site/address";
import { atom } from "jotai/vanilla";

export interface OpenedRegister {
  /** Where the new member goes then; stays where it is without one. */
  readonly target?: string | undefined;
  /** Called once the visitor is a member by this very registration; not where it is closed. */
  readonly onDone?: (() => void) | undefined;
}

export const openedRegisterAtom = atom<OpenedRegister | undefined>(undefined);

/** Opens the registration, whoever asks for it. `target` is a path of our own; anything else is dropped. */
export const openRegister = (store: Store, { target, onDone }: OpenedRegister = {}): void =>
  store.set(openedRegisterAtom, { target: innerPath(target), onDone });

export const closeRegister = (store: Store): void => store.set(openedRegisterAtom, undefined);
