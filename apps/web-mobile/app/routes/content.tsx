import type { LoadedPage } from "@naluma/shell";
import { contentId, validated } from "@naluma/shell/routing";
import { contentLoader } from "@naluma/shell/server";
import type { Route } from "./+types/content";

export { ContentPage as default } from "@naluma/shell";

export const loader: (args: Route.LoaderArgs) => Promise<LoadedPage> = validated(
  contentId,
  ({ context, request }) => contentLoader(context, request),
);

export const clientLoader: (args: Route.ClientLoaderArgs) => LoadedPage = validated(
  contentId,
  () => ({ state: undefined }),
);
