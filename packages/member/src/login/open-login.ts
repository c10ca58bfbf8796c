import type { Store } from "@naluma/machine";
import { innerPath } from "@naluma/site/address";
import { atom } from "jotai/vanilla";

export interface OpenedLogin {
  /** Where the member goes after the login; stays where it is without one. */
  readonly target?: string | undefined;
  /** Called once the member is signed in by this very login; not where it is closed. */
  readonly onDone?: (() => void) | undefined;
}

export const openedLoginAtom = atom<OpenedLogin | undefined>(undefined);

/** Opens the login, whoever asks for it. `target` is a path of our own; anything else is dropped. */
export const openLogin = (store: Store, { target, onDone }: OpenedLogin = {}): void =>
  store.set(openedLoginAtom, { target: innerPath(target), onDone });

export const closeLogin = (store: Store): void => store.set(openedLoginAtom, undefined);
