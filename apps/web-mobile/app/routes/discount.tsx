import type { LoadedPage } from "@naluma/shell";
import { promotionsLoader } from "@naluma/shell/server";
import type { Route } from "./+types/discount";

export { PromotionsPage as default } from "@naluma/content";

export const loader = ({ context }: Route.LoaderArgs) => promotionsLoader(context);

export const clientLoader = (): LoadedPage => ({ state: undefined });
