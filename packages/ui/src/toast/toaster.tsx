import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { lazyView } from "../lazy-view.tsx";
import type { ToastWords } from "./toast-list.tsx";
import { toastsAtom } from "./toasts.ts";

const ToastList = lazyView(() => import("./toast-list.tsx"));

/** Loads the toast code in advance, for messages that must also appear without a network. */
export const fetchToasts = ToastList.preload;

export interface ToasterProps extends ToastWords {
  /** The accessible name of the region for toasts: "Notices". */
  label: string;
}

/**
 * The place where toasts render. Mounted once per page. Its code loads at the first touch or key, because a
 * toast usually follows one, or otherwise with the first toast; until then the store keeps it.
 */
export function Toaster({ label, ...words }: ToasterProps) {
  const { shown } = useAtomValue(toastsAtom);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const sign of ["pointerdown", "keydown"])
      window.addEventListener(sign, () => void fetchToasts(), {
        signal,
        capture: true,
        once: true,
      });
    return () => listening.abort();
  }, []);

  return (
    // aria-live keeps toasts accessible behind an open dialog, which hides everything else.
    <section className="toasts" aria-label={label} aria-live="polite" aria-relevant="additions">
      {shown.length > 0 && <ToastList shown={shown} {...words} />}
    </section>
  );
}
