import { lazyView } from "@naluma/ui/lazy-view";
import { Logo } from "@naluma/ui/logo";
import { memo, Suspense } from "react";
import type { SiteLogoProps } from "./operator-logo.tsx";

const OperatorLogo = lazyView(
  async () => ({ default: (await import("../live.ts")).OperatorLogo }),
  { drawnByServer: true },
);

/** The operator's logo, or our brand mark, in a link or box of class `logo`. */
export const SiteLogo = memo(function SiteLogo({ others }: SiteLogoProps) {
  return (
    <Suspense fallback={<Logo />}>
      <OperatorLogo others={others} />
    </Suspense>
  );
});
