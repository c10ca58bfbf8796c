import { bulletinPlacementAt } from "@naluma/content";
import PopUp from "@naluma/content/pop-up";
import { useMemberId } from "@naluma/member";
import { isTracked } from "@naluma/site/settings";
import { useSite } from "@naluma/site/use-site";
import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useLocation } from "react-router";
import { featuresToWarnOf } from "../../dialogs/browser-support/missing-features.ts";
import { gameNowAtom, quietPeriodElapsedAtom } from "../app/live.ts";
import { modalAskedIn } from "../routing/redirects.ts";
import { useCanInterrupt } from "./use-can-interrupt.ts";

/** Only for sites that use tracking. Some browsers block any file with such a name. */
const Tracking = lazyView(() => import("../../live/tracking/page-tracking.tsx"), {
  optional: true,
});

/** Only for browsers that lack a needed feature. */
const BrowserWarning = lazyView(() => import("../../dialogs/browser-support/browser-warning.tsx"));

interface PopUpsProps {
  /** A game has been played on this page. */
  hasPlayed: boolean;
  /** The query of the visit's first address. */
  landedWith: string;
}

/** A bulletin, a browser warning and the tracking consent dialog; none of them opens over a running game. */
export default function PopUps({ hasPlayed, landedWith }: PopUpsProps) {
  const memberId = useMemberId();
  const isFree = useCanInterrupt();
  const { settings } = useSite();
  const { pathname, search } = useLocation();
  const isQuietPeriodOver = useAtomValue(quietPeriodElapsedAtom);
  const isGameOn = useAtomValue(gameNowAtom) !== "none";
  const [missing] = useState(() => featuresToWarnOf(window));
  return (
    <>
      {isQuietPeriodOver && pathname !== "/play" && (
        <PopUp
          memberId={memberId}
          placement={bulletinPlacementAt(pathname)}
          isModalAsked={modalAskedIn(search) !== undefined}
          isGameOn={isGameOn}
          hasPlayed={hasPlayed}
          page={pathname}
          canInterrupt={isFree}
        />
      )}
      {isQuietPeriodOver && missing.length > 0 && (
        <BrowserWarning missing={missing} canInterrupt={isFree} />
      )}
      {isTracked(settings) && (
        <Tracking
          search={landedWith}
          isGameOn={isGameOn || pathname === "/play"}
          canInterrupt={isFree}
        />
      )}
    </>
  );
}
