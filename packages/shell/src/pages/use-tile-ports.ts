import { useMemberId } from "@naluma/member";
import { useSite } from "@naluma/site/use-site";
import { usePlay } from "../app/use-play.ts";

/** Pictures of games in the first view of a page that begins with words: one row. */
const eagerTiles = { desktop: 7, mobile: 3 } as const;

/** What pages with games need. The test member of a demo site has no lists of its own. */
export function useTilePorts() {
  const onPlay = usePlay();
  const { template } = useSite();
  return {
    onPlay,
    eagerTiles: eagerTiles[template],
    memberId: useMemberId(),
  };
}
