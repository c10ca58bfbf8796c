import { News } from "@naluma/content";
import { useMemberId } from "@naluma/member";
import { cookieSettingsOpenAtom } from "@naluma/tracking";
import { lazyView } from "@naluma/ui/later";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useLocation } from "react-router";
import { gameNowAtom } from "../app/game-now.ts";
import { quietPeriodElapsedAtom } from "../app/quiet-period.ts";

/** All of it comes when it is first drawn, which leaves the first view alone (decision 0013). */
const PopUps = lazyView(() => import("./pop-ups.tsx"));

/** The news; what comes up by itself once the page has been quiet; the cookie settings, for who asks. */
export default function LateDialogs() {
  const memberId = useMemberId();
  const { pathname } = useLocation();
  const isQuietPeriodOver = useAtomValue(quietPeriodElapsedAtom);
  const isAsked = useAtomValue(cookieSettingsOpenAtom);
  const isPlaying = useAtomValue(gameNowAtom) !== "none" || pathname === "/play";
  const [hasPlayed, setHasPlayed] = useState(isPlaying);
  const [landedWith] = useState(() => window.location.search);
  if (isPlaying && !hasPlayed) setHasPlayed(true);
  return (
    <>
      <News memberId={memberId} />
      {(isQuietPeriodOver || isAsked) && <PopUps hasPlayed={hasPlayed} landedWith={landedWith} />}
    </>
  );
}
