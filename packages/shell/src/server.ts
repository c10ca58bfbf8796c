export {
  contentLoader,
  promotionsLoader,
  questionsLoader,
  sponsorsLoader,
} from "./pages/content.loaders.ts";
export { gameRoomLoader, categoryLoader, providerLoader } from "./pages/games.loaders.ts";
export { homeLoader } from "./pages/home.loader.ts";
export { loadPage } from "./pages/page-loader.ts";
