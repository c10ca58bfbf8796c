import { Jackpot } from "@naluma/lobby";
import { Contained } from "@naluma/ui/contained";
import { HomeAnnouncements } from "./home-announcements.tsx";
import { HomeBanners } from "./home-banners.tsx";
import { HomeGames } from "./home-games.tsx";

/** Pictures of games that stand in the first view: two rows of three. */
const eagerTiles = 6;

export { homeLoader as loader } from "./home.loader.ts";
export { clientLoader } from "../routing/client-loader.ts";

export default function HomePage() {
  return (
    <>
      <HomeBanners />
      <HomeAnnouncements />
      <Contained>
        <Jackpot />
      </Contained>
      <HomeGames eagerTiles={eagerTiles} />
    </>
  );
}
