import type { LoadedPage } from "@naluma/shell";
import { providerAsked, validated } from "@naluma/shell/routing";
import { providerLoader } from "@naluma/shell/server";
import type { Route } from "./+types/slotgame";

export { ProviderPage as default } from "@naluma/shell/games/desktop";

export const loader: (args: Route.LoaderArgs) => Promise<LoadedPage> = validated(
  providerAsked,
  ({ context, request }) => providerLoader(context, request),
);

export const clientLoader: (args: Route.ClientLoaderArgs) => LoadedPage = validated(
  providerAsked,
  () => ({ state: undefined }),
);
