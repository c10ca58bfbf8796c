import { lazy, Suspense } from "react";

const SiteFooter = lazy(() => import("./site-footer.tsx"));

/** Stays on every page of the lobby. The document carries it whole; its script comes by itself. */
export function Footer() {
  return (
    <Suspense fallback={<footer className="ft ft-wait" />}>
      <SiteFooter />
    </Suspense>
  );
}
