import { Contained } from "@naluma/ui/contained";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo } from "react";

const View = lazyView(async () => ({ default: (await import("../live/index.ts")).Announcements }), {
  drawnByServer: true,
});

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
