import { AnnouncementLine, Banners } from "@naluma/content";
import { useGoToGames } from "@naluma/lobby";
import { useMemberId } from "@naluma/member";

/** The operator's announcements to visitors or to members. */
export function HomeAnnouncementsView() {
  return <AnnouncementLine memberId={useMemberId()} />;
}

/** The operator's banners; those for games link to the games on this page. */
export function HomeBannersView() {
  return <Banners onGames={useGoToGames()} />;
}
