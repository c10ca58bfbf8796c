import { GameHall } from "@naluma/lobby";
import { useSession } from "@naluma/member";
import { useSite } from "@naluma/site/use-site";
import { usePlay } from "../live/use-play.ts";

/** Pictures that stand in the first view: two rows of seven, or two of three. */
const eagerTiles = { desktop: 14, mobile: 6 };

/** The game hall, told who is at the page. The test member of a demo site has no lists of its own. */
export function Hall() {
  const { template } = useSite();
  const play = usePlay();
  const who = useSession();
  return (
    <GameHall
      onPlay={play}
      eagerTiles={eagerTiles[template]}
      memberId={who.role === "member" && !who.demo ? who.memberId : undefined}
    />
  );
}
