import type { Api } from "@naluma/api-client";
import type { Category } from "@naluma/site/category";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { catalogueReads } from "../catalogue/catalogue-queries.ts";
import { gameTypesQuery } from "../catalogue/game-types-query.ts";
import { lobbyQueryKeys } from "../query-keys.ts";

/** The tiles of a category that are embedded in its page. */
export const firstOfCategoryQuery = (api: Api, site: Site, locale: Locale, category: Category) =>
  queryOptions({
    queryKey: lobbyQueryKeys.firstOfCategory(category, site, locale),
    queryFn: async ({ client }) =>
      (await catalogueReads()).readFirstGames({ client, api, site, locale }, category),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true }, // each query reports its own failure
  });

/** For the loader of a category page. */
export const prefetchCategoryPage = (
  client: QueryClient,
  api: Api,
  site: Site,
  locale: Locale,
  category: Category,
): Promise<unknown> =>
  Promise.all([
    client.prefetchQuery(gameTypesQuery(api, site, locale)),
    client.prefetchQuery(firstOfCategoryQuery(api, site, locale, category)),
  ]);
