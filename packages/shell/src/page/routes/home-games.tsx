import { CategoryGames } from "@naluma/lobby";
import { useMemberId } from "@naluma/member";
import { usePlay } from "../app/use-play.ts";

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
