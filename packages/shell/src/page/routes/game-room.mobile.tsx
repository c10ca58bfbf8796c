import { slotgameAddress } from "@naluma/lobby/games";
import { providerAsked } from "../routing/route-rules.ts";
import { validatedClientLoader } from "../routing/route-validation.ts";
import { useContinueTo } from "./use-continue-to.ts";
import { useProviderAsked } from "./use-provider-asked.ts";

export { gameRoomLoader as loader } from "./games.loaders.ts";

export const clientLoader = validatedClientLoader(providerAsked);

/** Phones have no game room: its address redirects to the plain list. */
export default function GameRoomPage() {
  const asked = useProviderAsked();
  useContinueTo(asked && slotgameAddress(asked));
  return null;
}
