import { BannersSkeleton } from "@naluma/content";
import { Contained } from "@naluma/ui/contained";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo } from "react";

const View = lazyView(async () => ({ default: (await import("../../live/index.ts")).Banners }), {
  drawnByServer: true,
});

/** The banner carousel. The server renders all of it; in the browser its code loads after the first paint. */
export const HomeBanners = memo(function HomeBanners() {
  return (
    <Contained>
      <Island fallback={<BannersSkeleton />}>
        <View />
      </Island>
    </Contained>
  );
});
