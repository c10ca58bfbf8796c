import { providerAsked, validatedClientLoader } from "../routing/route-rules.ts";
import { gamesView } from "./games-view.tsx";

export { gameRoomLoader as loader } from "./loaders.ts";

const { GamesView, loadView } = gamesView(() => import("./game-room-view.desktop.tsx"));

export const clientLoader = validatedClientLoader(providerAsked, loadView);

/** `/gameRoom`. A separate file, because it shares much code that the home page only loads in its islands. */
export default GamesView;
