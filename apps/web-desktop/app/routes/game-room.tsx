import type { LoadedPage } from "@naluma/shell";
import { providerAsked, validated } from "@naluma/shell/routing";
import { gameRoomLoader } from "@naluma/shell/server";
import type { Route } from "./+types/game-room";

export { GameRoomPage as default } from "@naluma/shell/games/desktop";

export const loader: (args: Route.LoaderArgs) => Promise<LoadedPage> = validated(
  providerAsked,
  ({ context, request }) => gameRoomLoader(context, request),
);

export const clientLoader: (args: Route.ClientLoaderArgs) => LoadedPage = validated(
  providerAsked,
  () => ({ state: undefined }),
);
