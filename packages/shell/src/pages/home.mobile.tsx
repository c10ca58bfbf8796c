import { AnnouncementLine, Banners, Jackpot } from "@naluma/lobby";
import { Contained } from "../layout/contained.tsx";
import { HomeHall } from "./home-hall.tsx";

/** Pictures of games that stand in the first view: two rows of three. */
const eagerTiles = 6;

export function HomePage() {
  return (
    <>
      <Contained>
        <Banners />
      </Contained>
      <Contained>
        <AnnouncementLine />
      </Contained>
      <Contained>
        <Jackpot />
      </Contained>
      <HomeHall eagerTiles={eagerTiles} />
    </>
  );
}
