import { Contained } from "@naluma/ui/contained";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo } from "react";

const View = lazyView(
  async () => ({ default: (await import("../../live/index.ts")).Announcements }),
  {
    drawnByServer: true,
  },
);

/** The announcement bar. The server renders all of it; in the browser its code loads after the first paint. */
export const HomeAnnouncements = memo(function HomeAnnouncements() {
  return (
    <Contained>
      <Island fallback={<div className="mq" />}>
        <View />
      </Island>
    </Contained>
  );
});
