import type { LoadedPage } from "@naluma/shell";
import { gameTypeId, validated } from "@naluma/shell/routing";
import { categoryLoader } from "@naluma/shell/server";
import type { Route } from "./+types/game-hall";

export { CategoryPage as default } from "@naluma/shell/games/desktop";

export const loader: (args: Route.LoaderArgs) => Promise<LoadedPage> = validated(
  gameTypeId,
  ({ context, params, request }) => categoryLoader(context, params.id, request),
);

export const clientLoader: (args: Route.ClientLoaderArgs) => LoadedPage = validated(
  gameTypeId,
  () => ({ state: undefined }),
);
