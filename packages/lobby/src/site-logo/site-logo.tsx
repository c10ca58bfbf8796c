import { Logo } from "@naluma/ui/logo";
import { lazy, memo, Suspense } from "react";

const OperatorLogo = lazy(() => import("./operator-logo.tsx"));

/** The operator's logo, else our brand mark, in a link or box of class `logo`. */
export const SiteLogo = memo(function SiteLogo() {
  return (
    <Suspense fallback={<Logo />}>
      <OperatorLogo />
    </Suspense>
  );
});
