import type { LoadedPage } from "@naluma/shell";
import { contentLoader } from "@naluma/shell/server";
import type { Route } from "./+types/app";

export { AppPage as default } from "@naluma/content";

export const loader = ({ context, request }: Route.LoaderArgs) => contentLoader(context, request);

export const clientLoader = (): LoadedPage => ({ state: undefined });
