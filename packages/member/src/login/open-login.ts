import type { Store } from "@naluma/machine";
import { innerPath } from "@naluma/site/address";
import { atom } from "jotai/vanilla";

export interface OpenedLogin {
  /** The path to navigate to after the login; without one, the page stays. */
  readonly target?: string | undefined;
  /** Called when this login has succeeded, but not when the dialog is closed without one. */
  readonly onDone?: (() => void) | undefined;
}

export const openedLoginAtom = atom<OpenedLogin | undefined>(undefined);

/** Opens the login dialog from any feature. `target` must be a path of this site; anything else is dropped. */
export const openLogin = (store: Store, { target, onDone }: OpenedLogin = {}): void =>
  store.set(openedLoginAtom, { target: innerPath(target), onDone });

export const closeLogin = (store: Store): void => store.set(openedLoginAtom, undefined);
