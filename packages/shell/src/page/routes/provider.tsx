import { providerAsked, validatedClientLoader } from "../routing/route-rules.ts";
import { gamesView } from "./games-view.tsx";

export { providerLoader as loader } from "./loaders.ts";

const { GamesView, loadView } = gamesView(async () => ({
  default: (await import("./games-pages.tsx")).ProviderView,
}));

export const clientLoader = validatedClientLoader(providerAsked, loadView);

/** `/slotgame`. A separate file, because it shares much code that the home page only loads in its islands. */
export default GamesView;
