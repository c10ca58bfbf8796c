import { providerAsked } from "../routing/route-rules.ts";
import { validatedClientLoader } from "../routing/route-validation.ts";
import { gamesView } from "./games-view.tsx";

export { providerLoader as loader } from "./games.loaders.ts";

const { GamesView, loadView } = gamesView(() => import("./provider-view.tsx"));

export const clientLoader = validatedClientLoader(providerAsked, loadView);

/** `/slotgame`. A separate file, because it shares much code that the home page only loads in its islands. */
export default GamesView;
