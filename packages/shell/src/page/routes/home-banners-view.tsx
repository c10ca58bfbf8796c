import { Banners } from "@naluma/content";
import { useGoToGames } from "@naluma/lobby";

/** The operator's banners; those for games link to the games on this page. */
export default function HomeBannersView() {
  return <Banners onGames={useGoToGames()} />;
}
