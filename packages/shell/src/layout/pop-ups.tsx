import { bulletinPlacements } from "@naluma/content";
import PopUp from "@naluma/content/pop-up";
import { useMemberId } from "@naluma/member";
import { isTracked } from "@naluma/site/is-tracked";
import { useSite } from "@naluma/site/use-site";
import { lazyView } from "@naluma/ui/later";
import { useAtomValue } from "jotai";
import { useLocation } from "react-router";
import { gameNowAtom } from "../app/game-now.ts";
import { quietPeriodElapsedAtom } from "../app/quiet-period.ts";
import { modalAskedIn } from "../wiring/address-to-modal.ts";
import { useMayComeUp } from "./use-may-come-up.ts";

/** Only for sites that track. Some browsers refuse whatever is called so. */
const Tracking = lazyView(() => import("../tracking/late-tracking.tsx"), { optional: true });

/** Both addresses of the one deposit page. */
const depositPages = ["/user/Deposit", "/Deposit"];

interface PopUpsProps {
  /** There was a game on this page. */
  hasPlayed: boolean;
  /** The query that the visit began with. */
  landedWith: string;
}

/** A bulletin, and the question whether the player may be tracked: neither comes over a running game. */
export default function PopUps({ hasPlayed, landedWith }: PopUpsProps) {
  const memberId = useMemberId();
  const isFree = useMayComeUp();
  const { settings } = useSite();
  const { pathname, search } = useLocation();
  const isQuietPeriodOver = useAtomValue(quietPeriodElapsedAtom);
  const isGameOn = useAtomValue(gameNowAtom) !== "none";
  return (
    <>
      {isQuietPeriodOver && pathname !== "/play" && (
        <PopUp
          memberId={memberId}
          placement={
            depositPages.includes(pathname)
              ? bulletinPlacements.deposit
              : bulletinPlacements.elsewhere
          }
          isModalAsked={modalAskedIn(search) !== undefined}
          isGameOn={isGameOn}
          hasPlayed={hasPlayed}
          page={pathname}
          mayComeUp={isFree}
        />
      )}
      {isTracked(settings) && (
        <Tracking
          search={landedWith}
          isGameOn={isGameOn || pathname === "/play"}
          mayComeUp={isFree}
        />
      )}
    </>
  );
}
