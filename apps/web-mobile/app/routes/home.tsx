import type { HomeData } from "@naluma/shell";
import { homeLoader } from "@naluma/shell/server";
import type { Route } from "./+types/home";

export { HomePage as default } from "@naluma/shell/mobile";

export const loader = ({ context }: Route.LoaderArgs): Promise<HomeData> => homeLoader(context);

/** In the browser the parts of the page fetch what is missing. */
export const clientLoader = (): HomeData => ({ state: undefined });
