import { Contained } from "@naluma/ui/contained";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo, Suspense } from "react";

const SiteFooter = lazyView(
  async () => ({ default: (await import("../../live/index.ts")).SiteFooter }),
  { drawnByServer: true },
);

/** Shared by every page of the lobby. The document contains all of it; its script is loaded separately. */
export const Footer = memo(function Footer() {
  return (
    <Contained>
      <Suspense fallback={<footer className="ft ft-wait" />}>
        <SiteFooter />
      </Suspense>
    </Contained>
  );
});
