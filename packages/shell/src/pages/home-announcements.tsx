import { AnnouncementLine } from "@naluma/content";
import { useMemberId } from "../app/use-member-id.ts";
import { Contained } from "../layout/contained.tsx";

/** What the operator announces to visitors, or to members. */
export function HomeAnnouncements() {
  const memberId = useMemberId();
  return (
    <Contained>
      <AnnouncementLine memberId={memberId} />
    </Contained>
  );
}
