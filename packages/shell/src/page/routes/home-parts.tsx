import { BannersSkeleton } from "@naluma/content";
import { CategoryGames } from "@naluma/lobby";
import { useMemberId } from "@naluma/member";
import { Contained } from "@naluma/ui/contained";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo } from "react";
import { usePlay } from "../app/use-app.ts";

const AnnouncementsView = lazyView(
  async () => ({ default: (await import("../../live/index.ts")).HomeAnnouncementsView }),
  { drawnByServer: true },
);

/** The announcement bar. The server renders all of it; in the browser its code loads after the first paint. */
export const HomeAnnouncements = memo(function HomeAnnouncements() {
  return (
    <Contained>
      <Island fallback={<div className="marquee" />}>
        <AnnouncementsView />
      </Island>
    </Contained>
  );
});

const BannersView = lazyView(
  async () => ({ default: (await import("../../live/index.ts")).HomeBannersView }),
  { drawnByServer: true },
);

/** The banner carousel. The server renders all of it; in the browser its code loads after the first paint. */
export const HomeBanners = memo(function HomeBanners() {
  return (
    <Contained>
      <Island fallback={<BannersSkeleton />}>
        <BannersView />
      </Island>
    </Contained>
  );
});

/**
 * The games of the home page, which the tab bar of a phone links to. The test member of a demo site has no lists of
 * their own.
 */
export function HomeGames({ eagerTiles }: { eagerTiles: number }) {
  const play = usePlay();
  const memberId = useMemberId();
  return (
    <div id="games">
      <CategoryGames onPlay={play} eagerTiles={eagerTiles} memberId={memberId} />
    </div>
  );
}
