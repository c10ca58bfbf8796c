import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { styled } from "../later/index.ts";
import type { ToastWords } from "./toast-list.tsx";
import { toastsAtom } from "./toast-store.ts";

const ToastList = lazy(() => styled(import("./toast-list.tsx")));

export interface ToasterProps extends ToastWords {
  /** Name of the place where toasts appear: "Notices". */
  label: string;
}

/** Where toasts appear. Once in the page. What draws them comes with the first one. */
export function Toaster({ label, ...words }: ToasterProps) {
  const { shown } = useAtomValue(toastsAtom);
  return (
    // aria-live keeps it audible behind an open dialog, which hides everything else.
    <section className="toasts" aria-label={label} aria-live="polite" aria-relevant="additions">
      {shown.length > 0 && (
        <Suspense fallback={null}>
          <ToastList shown={shown} {...words} />
        </Suspense>
      )}
    </section>
  );
}
