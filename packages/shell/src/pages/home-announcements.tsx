import { Island, lazyPart } from "@naluma/ui/island";
import { memo } from "react";
import { Contained } from "../layout/contained.tsx";

const View = lazyPart(() => import("./home-announcements-view.tsx"));

/** The line of announcements. The server draws it whole; in the browser its code comes after the first paint. */
export const HomeAnnouncements = memo(function HomeAnnouncements() {
  return (
    <Contained>
      <Island fallback={<div className="mq" />}>
        <View />
      </Island>
    </Contained>
  );
});
