import { toastsAtom, type Store } from "./toast/toast-store.ts";

/** Removes an error that is now shown elsewhere. */
export const withdrawToast = (store: Store, message: string): void => {
  const toasts = store.get(toastsAtom);
  const shown = toasts.shown.filter((toast) => toast.kind !== "error" || toast.message !== message);
  store.set(toastsAtom, { ...toasts, shown });
};
