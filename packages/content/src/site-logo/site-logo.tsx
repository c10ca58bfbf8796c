import { lazyView } from "@naluma/ui/lazy-view";
import { Logo } from "@naluma/ui/logo";
import { memo, Suspense } from "react";

const OperatorLogo = lazyView(
  async () => ({ default: (await import("../home-islands.ts")).OperatorLogo }),
  { drawnByServer: true },
);

export interface SiteLogoProps {
  /** Pictures that the site's details name; they come after those of the call for logos. */
  others: readonly string[] | undefined;
}

/** The operator's logo, else our brand mark, in a link or box of class `logo`. */
export const SiteLogo = memo(function SiteLogo({ others }: SiteLogoProps) {
  return (
    <Suspense fallback={<Logo />}>
      <OperatorLogo others={others} />
    </Suspense>
  );
});
