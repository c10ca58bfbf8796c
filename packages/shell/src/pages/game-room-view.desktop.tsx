import { GameRoom, hasGameRoom, slotgameAddress } from "@naluma/lobby/games";
import { useSite } from "@naluma/site/use-site";
import { useContinueTo } from "./use-continue-to.ts";
import { useProviderAsked } from "./use-provider-asked.ts";
import { useTilePorts } from "./use-tile-ports.ts";

/** `/gameRoom`: for slots alone, and where the site has one; all else is a plain list (ROUTE-14). */
export default function GameRoomView() {
  const ports = useTilePorts();
  const asked = useProviderAsked();
  const site = useSite();
  const isHere = asked !== undefined && hasGameRoom(asked, site);
  // A document was led there by the loader already; this is for links followed inside the page.
  useContinueTo(asked && !isHere ? slotgameAddress(asked) : undefined);
  if (!isHere) return null;
  return <GameRoom key={asked.key} asked={asked} {...ports} />;
}
