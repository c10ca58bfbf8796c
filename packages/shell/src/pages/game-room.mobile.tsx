import { slotgameAddress } from "@naluma/lobby/games";
import { useGoOn } from "./use-go-on.ts";
import { useProviderAsked } from "./use-provider-asked.ts";

/** A phone has no game room: its address leads to the plain list. */
export function GameRoomPage() {
  const asked = useProviderAsked();
  useGoOn(asked && slotgameAddress(asked));
  return null;
}
