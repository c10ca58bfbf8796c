import { gameTypeId } from "../routing/route-rules.ts";
import { validatedClientLoader } from "../routing/route-validation.ts";
import { gamesView } from "./games-view.tsx";

export { categoryLoader as loader } from "./games.loaders.ts";

const { GamesView, loadView } = gamesView(() => import("./category-view.tsx"));

export const clientLoader = validatedClientLoader(gameTypeId, loadView);

/** `/gameHall/{id}`. A separate chunk, because it shares much code with the home page's islands. */
export default GamesView;
