import { Island, lazyPart } from "@naluma/ui/island";
import { memo } from "react";

const View = lazyPart(() => import("./announcement-line.tsx"));

/** The line of announcements. As with the banners, the server draws it and its code comes later. */
export const AnnouncementLine = memo(function AnnouncementLine() {
  return (
    <Island fallback={<div className="mq" />}>
      <View />
    </Island>
  );
});
