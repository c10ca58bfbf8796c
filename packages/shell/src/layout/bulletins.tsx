import { bulletinPlacements, News } from "@naluma/content";
import { useMemberId } from "@naluma/member";
import { lazyView } from "@naluma/ui/later";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useLocation } from "react-router";
import { gameNowAtom } from "../app/game-now.ts";
import { quietPeriodElapsedAtom } from "../app/quiet-period.ts";
import { modalAskedIn } from "../wiring/address-to-modal.ts";

/** All of it comes when it is first drawn, which leaves the first view alone (decision 0013). */
const PopUp = lazyView(() => import("@naluma/content/pop-up"));

/** Both addresses of the one deposit page. */
const depositPages = ["/user/Deposit", "/Deposit"];

/** The news, and what pops up on a page of the lobby; nothing does over a running game. */
export default function Bulletins() {
  const memberId = useMemberId();
  const { pathname, search } = useLocation();
  const isQuietPeriodOver = useAtomValue(quietPeriodElapsedAtom);
  const isGameOn = useAtomValue(gameNowAtom) !== "none";
  const isPlaying = isGameOn || pathname === "/play";
  const [hasPlayed, setHasPlayed] = useState(isPlaying);
  if (isPlaying && !hasPlayed) setHasPlayed(true);
  return (
    <>
      <News memberId={memberId} />
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
        />
      )}
    </>
  );
}
