import { Jackpot, OwnGames } from "@naluma/lobby";
import { useSession } from "@naluma/member";
import { memberIdOf } from "@naluma/site/who";
import { Contained } from "@naluma/ui/contained";
import { usePlay } from "../app/use-app.ts";
import { HomeAnnouncements, HomeBanners, HomeGames } from "./home-parts.tsx";

/** Game images in the first view: two rows of three. */
const eagerTiles = 6;

export { homeLoader as loader } from "./loaders.ts";
export { clientLoader } from "../routing/client-loader.ts";

export default function HomePage() {
  return (
    <>
      <HomeBanners />
      <HomeAnnouncements />
      <Contained>
        <Jackpot />
      </Contained>
      <OwnRow />
      <HomeGames eagerTiles={eagerTiles} />
    </>
  );
}

/** The server renders this place, although it does not know the member; style sheets show it to members only. */
function OwnRow() {
  const play = usePlay();
  const who = useSession();
  const memberId = memberIdOf(who);
  // This is the test member of a demo site.
  if (who.role === "member" && memberId === undefined) return null;
  return (
    <div className="own-games">
      {memberId === undefined ? (
        <div className="card game-card" />
      ) : (
        <Contained>
          <OwnGames memberId={memberId} onPlay={play} />
        </Contained>
      )}
    </div>
  );
}
