import { gameTypeId, validatedClientLoader } from "../routing/route-rules.ts";
import { gamesView } from "./games-view.tsx";

export { categoryLoader as loader } from "./loaders.ts";

const { GamesView, loadView } = gamesView(async () => ({
  default: (await import("./games-pages.tsx")).CategoryView,
}));

export const clientLoader = validatedClientLoader(gameTypeId, loadView);

/** `/gameHall/{id}`. A separate chunk, because it shares much code with the home page's islands. */
export default GamesView;
