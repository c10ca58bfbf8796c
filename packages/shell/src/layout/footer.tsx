import { lazyPart } from "@naluma/ui/island";
import { memo, Suspense } from "react";
import { Contained } from "./contained.tsx";

const SiteFooter = lazyPart(() => import("./site-footer.tsx"));

/** Stays on every page of the lobby. The document carries it whole; its script comes by itself. */
export const Footer = memo(function Footer() {
  return (
    <Contained>
      <Suspense fallback={<footer className="ft ft-wait" />}>
        <SiteFooter />
      </Suspense>
    </Contained>
  );
});
