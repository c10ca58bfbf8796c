import { atom, type createStore } from "jotai/vanilla";
import { noToasts, withMaximum, withoutToast, withToast, type Toast } from "./toasts.ts";

type Store = ReturnType<typeof createStore>;

export const toastsAtom = atom(noToasts);

export const dismissToastAtom = atom(null, (get, set, id: number) =>
  set(toastsAtom, withoutToast(get(toastsAtom), id)),
);

/** Tells the player something, from anywhere that holds the store. */
export const showToast = (store: Store, toast: Toast): void =>
  store.set(toastsAtom, withToast(store.get(toastsAtom), toast));

/** An error that is said in another place by now. */
export const withdrawToast = (store: Store, message: string): void => {
  const toasts = store.get(toastsAtom);
  const shown = toasts.shown.filter((toast) => toast.kind !== "error" || toast.message !== message);
  store.set(toastsAtom, { ...toasts, shown });
};

/** At least one; five unless set. */
export const setToastMaximum = (store: Store, maximum: number): void =>
  store.set(toastsAtom, withMaximum(store.get(toastsAtom), Math.max(1, maximum)));
