import type { HomeData } from "@naluma/shell";
import { HomePage } from "@naluma/shell/mobile";
import { homeLoader } from "@naluma/shell/server";
import type { Route } from "./+types/home";

export const loader = ({ context }: Route.LoaderArgs): Promise<HomeData> => homeLoader(context);

/** In the browser the parts of the page fetch what is missing. */
export const clientLoader = (): HomeData => ({ state: undefined });

export default function Home() {
  return <HomePage />;
}
