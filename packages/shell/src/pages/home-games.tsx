import { CategoryGames } from "@naluma/lobby";
import { useMemberId } from "@naluma/member";
import { usePlay } from "../app/use-play.ts";

/**
 * The games of home; the tab bar of a phone leads here. The test member of a demo site has no lists of
 * its own.
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
