import type { Store } from "@naluma/machine";
import { innerPath } from "@naluma/site/address";
import { atom } from "jotai/vanilla";

export interface OpenedRegister {
  /** The path to navigate to after the registration; without one, the page stays. */
  readonly target?: string | undefined;
  /** Called when this registration has succeeded, but not when the dialog is closed without one. */
  readonly onDone?: (() => void) | undefined;
}

export const openedRegisterAtom = atom<OpenedRegister | undefined>(undefined);

/** Opens the registration from any feature. `target` must be a path of this site; anything else is dropped. */
export const openRegister = (store: Store, { target, onDone }: OpenedRegister = {}): void =>
  store.set(openedRegisterAtom, { target: innerPath(target), onDone });

export const closeRegister = (store: Store): void => store.set(openedRegisterAtom, undefined);
