import { useMemberId } from "@naluma/member";
import { useSite } from "@naluma/site/use-site";
import { usePlay } from "../app/use-play.ts";

/** Game images in the first view of a page that starts with text: one row. */
const eagerTiles = { desktop: 7, mobile: 3 } as const;

/** The ports of pages with games. The test member of a demo site has no lists of their own. */
export function useTilePorts() {
  const onPlay = usePlay();
  const { template } = useSite();
  return {
    onPlay,
    eagerTiles: eagerTiles[template],
    memberId: useMemberId(),
  };
}
