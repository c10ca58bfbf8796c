export { homeLoader } from "./pages/home.loader.ts";
