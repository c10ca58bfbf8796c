import { GameRoom, hasGameRoom, slotgameAddress } from "@naluma/lobby/games";
import { useSite } from "@naluma/site/use-site";
import { useProviderAsked, useTilePorts } from "./use-games-page.ts";
import { useContinueTo } from "./use-redirect.ts";

/** `/gameRoom`: only for slots, and only if the site has a game room; everything else is a plain list (ROUTE-14). */
export default function GameRoomView() {
  const ports = useTilePorts();
  const asked = useProviderAsked();
  const site = useSite();
  const isHere = asked !== undefined && hasGameRoom(asked, site);
  // A document request was already redirected by the loader; this is for links followed inside the page.
  useContinueTo(asked && !isHere ? slotgameAddress(asked) : undefined);
  if (!isHere) return null;
  return <GameRoom key={asked.key} asked={asked} {...ports} />;
}
