import { Island, lazyPart } from "@naluma/ui/island";
import { useSetAtom } from "jotai";
import { memo, useEffect } from "react";
import { memberAtom } from "./member-atom.ts";

const View = lazyPart(() => import("./announcement-line.tsx"));

interface AnnouncementLineProps {
  /** Whose announcements; nothing is a visitor. */
  memberId: number | undefined;
}

/** The line of announcements. As with the banners, the server draws it and its code comes later. */
export function AnnouncementLine({ memberId }: AnnouncementLineProps) {
  const enter = useSetAtom(memberAtom);
  useEffect(() => enter(memberId), [enter, memberId]);
  return <Line />;
}

/** Never drawn again by a login: before its code is here, that would lose the server's HTML. */
const Line = memo(function Line() {
  return (
    <Island fallback={<div className="mq" />}>
      <View />
    </Island>
  );
});
