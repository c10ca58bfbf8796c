import { atom, type createStore } from "jotai/vanilla";

export type ToastKind = "error" | "success" | "warning" | "info";

export interface Toast {
  kind: ToastKind;
  message: string;
  /** In ms, if it differs from the default. */
  duration?: number;
}

export interface ShownToast extends Toast {
  id: number;
  /** How often the same message was shown; each repeat restarts its timer. */
  times: number;
}

export interface Toasts {
  /** The maximum number shown at once; configurable. */
  maximum: number;
  /** Oldest first. */
  shown: readonly ShownToast[];
  nextId: number;
}

/** Five at once, unless a site configures another number. */
export const noToasts: Toasts = { maximum: 5, shown: [], nextId: 1 };

/** How long a toast stays, in milliseconds (UI-04). */
export const toastDuration = 3_000;

/**
 * The distance from the edge of the window in pixels; `--toast-offset` in the theme has the same value.
 *
 * @row UI-05
 */
export const toastOffset = 16;

const newest = (shown: readonly ShownToast[], maximum: number) =>
  shown.slice(Math.max(0, shown.length - maximum));

/** A repeated message increases the count of the visible one; above the maximum, the oldest is removed. */
export function withToast(toasts: Toasts, added: Toast): Toasts {
  const { kind, message } = added;
  const { shown, nextId, maximum } = toasts;
  const isSame = (toast: ShownToast) => toast.kind === kind && toast.message === message;

  if (shown.some(isSame)) {
    const counted = shown.map((toast) =>
      isSame(toast) ? { ...toast, times: toast.times + 1 } : toast,
    );
    return { ...toasts, shown: counted };
  }
  const all = [...shown, { ...added, id: nextId, times: 1 }];
  return { maximum, shown: newest(all, maximum), nextId: nextId + 1 };
}

export const withoutToast = (toasts: Toasts, id: number): Toasts => ({
  ...toasts,
  shown: toasts.shown.filter((toast) => toast.id !== id),
});

export const withMaximum = (toasts: Toasts, maximum: number): Toasts => ({
  ...toasts,
  maximum,
  shown: newest(toasts.shown, maximum),
});

type Store = ReturnType<typeof createStore>;

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

/** Removes an error that is now shown elsewhere. */
export const withdrawToast = (store: Store, message: string): void => {
  const toasts = store.get(toastsAtom);
  const shown = toasts.shown.filter((toast) => toast.kind !== "error" || toast.message !== message);
  store.set(toastsAtom, { ...toasts, shown });
};
