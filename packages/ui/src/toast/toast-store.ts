import { atom, type createStore } from "jotai/vanilla";
import { noToasts, withMaximum, withoutToast, withToast, type Toast } from "./toasts.ts";

export type Store = ReturnType<typeof createStore>;

export const toastsAtom = atom(noToasts);

export const dismissToastAtom = atom(null, (get, set, id: number) =>
  set(toastsAtom, withoutToast(get(toastsAtom), id)),
);

/** Shows a toast, from any code that has the store. */
export const showToast = (store: Store, toast: Toast): void =>
  store.set(toastsAtom, withToast(store.get(toastsAtom), toast));

/** At least one; five by default. */
export const setToastMaximum = (store: Store, maximum: number): void =>
  store.set(toastsAtom, withMaximum(store.get(toastsAtom), Math.max(1, maximum)));
