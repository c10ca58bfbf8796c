import { providerAsked } from "../routing/route-rules.ts";
import { validatedClientLoader } from "../routing/route-validation.ts";
import { gamesView } from "./games-view.tsx";

export { gameRoomLoader as loader } from "./games.loaders.ts";

const { GamesView, loadView } = gamesView(() => import("./game-room-view.desktop.tsx"));

export const clientLoader = validatedClientLoader(providerAsked, loadView);

/** `/gameRoom`. Its code is a file of its own: it shares much with what home has only in its islands. */
export default GamesView;
