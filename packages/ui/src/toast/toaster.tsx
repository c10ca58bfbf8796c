import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { lazyView } from "../lazy-view.tsx";
import type { ToastWords } from "./toast-list.tsx";
import { toastsAtom } from "./toast-store.ts";

const ToastList = lazyView(() => import("./toast-list.tsx"));

/** Brings what draws toasts before the first one, for what must be told without a network too. */
export const fetchToasts = ToastList.preload;

export interface ToasterProps extends ToastWords {
  /** Name of the place where toasts appear: "Notices". */
  label: string;
}

/**
 * Where toasts appear. Once in the page. Its code loads at the first touch or key, as a toast
 * answers one, or else with the first toast; until then the store keeps it.
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
    // aria-live keeps it audible behind an open dialog, which hides everything else.
    <section className="toasts" aria-label={label} aria-live="polite" aria-relevant="additions">
      {shown.length > 0 && <ToastList shown={shown} {...words} />}
    </section>
  );
}
