import { GameHall } from "@naluma/lobby";
import { useSite } from "@naluma/site/use-site";
import { HydrationBoundary } from "@tanstack/react-query";
import { usePlay } from "../live/use-play.ts";
import type { HomeData } from "./home.loader.ts";

/** Pictures that stand in the first view: two rows of seven, or two of three. */
const eagerTiles = { desktop: 14, mobile: 6 };

export function HomePage({ state }: HomeData) {
  const { template } = useSite();
  const play = usePlay();
  return (
    <HydrationBoundary state={state}>
      <GameHall onPlay={play} eagerTiles={eagerTiles[template]} />
    </HydrationBoundary>
  );
}
