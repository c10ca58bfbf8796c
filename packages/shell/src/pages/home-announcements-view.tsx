import { AnnouncementLine } from "@naluma/content";
import { useMemberId } from "@naluma/member";

/** What the operator announces to visitors, or to members. */
export default function HomeAnnouncementsView() {
  return <AnnouncementLine memberId={useMemberId()} />;
}
