import { AnnouncementLine } from "@naluma/content";
import { useMemberId } from "@naluma/member";

/** The operator's announcements to visitors or to members. */
export default function HomeAnnouncementsView() {
  return <AnnouncementLine memberId={useMemberId()} />;
}
