import type { LoadedPage } from "@naluma/shell";
import { sponsorsLoader } from "@naluma/shell/server";
import type { Route } from "./+types/sponsor";

export { SponsorsPage as default } from "@naluma/content";

export const loader = ({ context }: Route.LoaderArgs) => sponsorsLoader(context);

export const clientLoader = (): LoadedPage => ({ state: undefined });
