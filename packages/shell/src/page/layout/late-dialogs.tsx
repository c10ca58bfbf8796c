import { News } from "@naluma/content";
import { useMemberId } from "@naluma/member";
import { cookieSettingsOpenAtom } from "@naluma/tracking";
import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useLocation } from "react-router";
import { gameNowAtom, quietPeriodElapsedAtom } from "../app/live.ts";
import { welcomeDueAtom } from "../app/next-page.ts";

/** All of it is loaded when it first renders, to keep it out of the first view (decision 0013). */
const PopUps = lazyView(() => import("./pop-ups.tsx"));

const Welcome = lazyView(() => import("../../dialogs/welcome/welcome-dialog.tsx"));

/** The welcome and the news, the pop-ups that open once the page has been quiet, and the cookie settings on request. */
export default function LateDialogs() {
  const memberId = useMemberId();
  const { pathname } = useLocation();
  const isQuietPeriodOver = useAtomValue(quietPeriodElapsedAtom);
  const isWelcomeDue = useAtomValue(welcomeDueAtom);
  const isAsked = useAtomValue(cookieSettingsOpenAtom);
  const isPlaying = useAtomValue(gameNowAtom) !== "none" || pathname === "/play";
  const [hasPlayed, setHasPlayed] = useState(isPlaying);
  const [landedWith] = useState(() => window.location.search);
  if (isPlaying && !hasPlayed) setHasPlayed(true);
  return (
    <>
      {isWelcomeDue && <Welcome />}
      <News memberId={memberId} />
      {(isQuietPeriodOver || isAsked) && <PopUps hasPlayed={hasPlayed} landedWith={landedWith} />}
    </>
  );
}
