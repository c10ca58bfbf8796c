import { toastsAtom, type Store } from "./toast/toast-store.ts";

/** An error that is said in another place by now. */
export const withdrawToast = (store: Store, message: string): void => {
  const toasts = store.get(toastsAtom);
  const shown = toasts.shown.filter((toast) => toast.kind !== "error" || toast.message !== message);
  store.set(toastsAtom, { ...toasts, shown });
};
