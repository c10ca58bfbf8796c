import { GameHall } from "@naluma/lobby";
import { useSession } from "@naluma/member";
import { usePlay } from "../live/use-play.ts";

/** The games of home; the tab bar of a phone leads here. */
export function HomeHall({ eagerTiles }: { eagerTiles: number }) {
  const play = usePlay();
  const who = useSession();
  return (
    <div id="games">
      <GameHall
        onPlay={play}
        eagerTiles={eagerTiles}
        memberId={who.role === "member" ? who.memberId : undefined}
      />
    </div>
  );
}
