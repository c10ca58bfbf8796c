import { Banners } from "@naluma/content";
import { useGoToGames } from "@naluma/lobby";

/** The operator's banners; one of games leads to the games of this page. */
export default function HomeBannersView() {
  return <Banners onGames={useGoToGames()} />;
}
