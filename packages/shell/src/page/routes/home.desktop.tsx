import { Jackpot, Popular } from "@naluma/lobby";
import { useMemberId } from "@naluma/member";
import { Contained } from "@naluma/ui/contained";
import { usePlay } from "../app/use-app.ts";
import { HomeAnnouncements, HomeBanners, HomeGames } from "./home-parts.tsx";

/** Game images in the first view: one row of seven. */
const eagerTiles = 7;

export { homeLoader as loader } from "./loaders.ts";
export { clientLoader } from "../routing/client-loader.ts";

export default function HomePage() {
  const play = usePlay();
  const memberId = useMemberId();
  return (
    <>
      <HomeAnnouncements />
      <div className="hero">
        <HomeBanners />
        <div className="hero-side">
          <Contained>
            <Jackpot />
          </Contained>
          <Contained>
            <Popular onPlay={play} memberId={memberId} />
          </Contained>
        </div>
      </div>
      <HomeGames eagerTiles={eagerTiles} />
    </>
  );
}
