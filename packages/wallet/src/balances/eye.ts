import type { Store } from "@naluma/machine";
import { localKeys } from "@naluma/site/stored";
import { atom, type Atom } from "jotai/vanilla";

/** Whether amounts are visible; stored in the browser for all members alike. */
export interface Eye {
  readonly openAtom: Atom<boolean>;
  toggle(): void;
  /** Adopts the setting of another tab. */
  takeOver(): void;
}

type Stored = Pick<Storage, "getItem" | "setItem">;

export function createEye(store: Store, local: Stored | undefined): Eye {
  const stored = () => local?.getItem(localKeys.eyeOpen) !== "0";
  const isOpenAtom = atom(stored());
  return {
    openAtom: isOpenAtom,
    toggle() {
      local?.setItem(localKeys.eyeOpen, store.get(isOpenAtom) ? "0" : "1");
      store.set(isOpenAtom, (open) => !open);
    },
    takeOver: () => store.set(isOpenAtom, stored()),
  };
}
