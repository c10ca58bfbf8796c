import { Banners } from "@naluma/content";
import { useGoToGames } from "@naluma/lobby";
import { Contained } from "../layout/contained.tsx";

/** The operator's banners; one of games leads to the games of this page. */
export function HomeBanners() {
  const goToGames = useGoToGames();
  return (
    <Contained>
      <Banners onGames={goToGames} />
    </Contained>
  );
}
