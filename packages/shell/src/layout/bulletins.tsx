import { bulletinPlacements, News, PopUp } from "@naluma/content";
import { useMemberId } from "@naluma/member";
import { useAtomValue } from "jotai";
import { useLocation } from "react-router";
import { quietPeriodElapsedAtom } from "../app/quiet-period.ts";
import { modalAskedIn } from "../wiring/address-to-modal.ts";

/** Both addresses of the one deposit page. */
const depositPages = ["/user/Deposit", "/Deposit"];

/** The news, and what pops up on a page of the lobby; nothing does over a running game. */
export default function Bulletins() {
  const memberId = useMemberId();
  const { pathname, search } = useLocation();
  const isQuietPeriodOver = useAtomValue(quietPeriodElapsedAtom);
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
        />
      )}
    </>
  );
}
