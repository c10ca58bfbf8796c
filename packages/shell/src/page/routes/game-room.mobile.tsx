import { slotgameAddress } from "@naluma/lobby/games";
import { providerAsked, validatedClientLoader } from "../routing/route-rules.ts";
import { useProviderAsked } from "./use-games-page.ts";
import { useContinueTo } from "./use-redirect.ts";

export { gameRoomLoader as loader } from "./loaders.ts";

export const clientLoader = validatedClientLoader(providerAsked);

/** Phones have no game room: its address redirects to the plain list. */
export default function GameRoomPage() {
  const asked = useProviderAsked();
  useContinueTo(asked && slotgameAddress(asked));
  return null;
}
