import { CategoryGames } from "@naluma/lobby";
import { useAtomValue } from "jotai";
import { closedProvidersAtom } from "../app/closed-providers.ts";
import { useMemberId } from "@naluma/member";
import { usePlay } from "../live/use-play.ts";

/**
 * The games of home; the tab bar of a phone leads here. The test member of a demo site has no lists of
 * its own.
 */
export function HomeGames({ eagerTiles }: { eagerTiles: number }) {
  const play = usePlay();
  const memberId = useMemberId();
  const closedProviders = useAtomValue(closedProvidersAtom);
  return (
    <div id="games">
      <CategoryGames
        onPlay={play}
        eagerTiles={eagerTiles}
        closedProviders={closedProviders}
        memberId={memberId}
      />
    </div>
  );
}
