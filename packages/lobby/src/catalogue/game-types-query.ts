import type { Api } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { firstQueryKeys } from "../first-query-keys.ts";

/** Game types in display order, each with its providers, named in `locale` and in English. */
export const gameTypesQuery = (api: Api, site: Site, locale: Locale) =>
  queryOptions({
    queryKey: firstQueryKeys.gameTypes(site, locale),
    queryFn: async ({ signal }) => {
      const { readGameTypes } = await loadModule(() => import("./read-game-types.ts"));
      return readGameTypes(api, site, locale, signal);
    },
  });

/** For the loaders of pages that show no games, but whose footer names the categories. */
export const prefetchGameTypes = (client: QueryClient, api: Api, site: Site, locale: Locale) =>
  client.prefetchQuery(gameTypesQuery(api, site, locale));
