export type ToastKind = "error" | "success" | "warning" | "info";

export interface Toast {
  kind: ToastKind;
  message: string;
  /** In ms, where it is not the usual one. */
  duration?: number;
}

export interface ShownToast extends Toast {
  id: number;
  /** How often the same message came; each repeat restarts its timer. */
  times: number;
}

export interface Toasts {
  /** How many are shown at once; configurable. */
  maximum: number;
  /** Oldest first. */
  shown: readonly ShownToast[];
  nextId: number;
}

/** Five at once unless a site says otherwise. */
export const noToasts: Toasts = { maximum: 5, shown: [], nextId: 1 };

/** How long a toast stays, in milliseconds (UI-04). */
export const toastDuration = 3_000;

/**
 * Distance from the edge of the window, in pixels, which `--toast-offset` of the theme draws.
 *
 * @row UI-05
 */
export const toastOffset = 16;

const newest = (shown: readonly ShownToast[], maximum: number) =>
  shown.slice(Math.max(0, shown.length - maximum));

/** The same message again raises the count of the one on screen; one too many sends the oldest away. */
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
