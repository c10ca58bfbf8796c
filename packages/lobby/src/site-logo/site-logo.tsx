import { Logo } from "@naluma/ui/logo";
import { lazy, Suspense } from "react";

const OperatorLogo = lazy(() => import("./operator-logo.tsx"));

/** The operator's logo, else our brand mark, in a link or box of class `logo`. */
export function SiteLogo() {
  return (
    <Suspense fallback={<Logo />}>
      <OperatorLogo />
    </Suspense>
  );
}
