import { HomePage, type HomeData } from "@naluma/shell";
import { homeLoader } from "@naluma/shell/server";
import type { Route } from "./+types/home";

export const loader = ({ context }: Route.LoaderArgs): Promise<HomeData> => homeLoader(context);

/** In the browser the hall's own queries fetch what is missing. */
export const clientLoader = (): HomeData => ({ state: undefined });

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
