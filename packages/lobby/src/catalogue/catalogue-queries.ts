import type { Api } from "@naluma/api-client";
import type { Category } from "@naluma/site/category";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { lobbyQueryKeys } from "../query-keys.ts";
import type { Filter } from "./filter.ts";
import { gameTypesQuery } from "./game-types-query.ts";

/** Calls, schemas and rules of the lists load with the first request, not with the first page. */
const reads = () => loadModule(() => import("./catalogue-reads.ts"));

/** The tiles embedded in the page. In the browser, the query waits for the whole catalogue. */
export const firstGamesQuery = (api: Api, site: Site, locale: Locale) =>
  queryOptions({
    queryKey: lobbyQueryKeys.firstGames(site, locale),
    queryFn: async ({ client }) => (await reads()).readFirstGames({ client, api, site, locale }),
    staleTime: Number.POSITIVE_INFINITY,
    // The underlying queries report their own failures.
    meta: { quiet: true },
  });

/**
 * All games of a filter, from the whole catalogue. It is large: fetched when the player chooses a filter or reaches the
 * end of the first tiles, never with the page.
 */
export const filteredGamesQuery = (
  api: Api,
  site: Site,
  locale: Locale,
  filter: Filter,
  memberId: number | undefined,
) =>
  queryOptions({
    queryKey: lobbyQueryKeys.chosen(filter, memberId, site, locale),
    queryFn: async ({ client }) =>
      (await reads()).readFilteredGames({ client, api, site, locale }, filter, memberId),
    // Playing a game changes only this list.
    staleTime: filter.list === "last_play" ? 0 : Number.POSITIVE_INFINITY,
    structuralSharing: false,
    meta: { quiet: true },
  });

/** The tiles of a category that are embedded in its page. */
export const firstOfCategoryQuery = (api: Api, site: Site, locale: Locale, category: Category) =>
  queryOptions({
    queryKey: lobbyQueryKeys.firstOfCategory(category, site, locale),
    queryFn: async ({ client }) =>
      (await reads()).readFirstGames({ client, api, site, locale }, category),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true }, // each query reports its own failure
  });

/** The number of games beside the banners. */
const continued = 4;

/**
 * The last played games of every category. Their details are only in the catalogue, which a member's page has loaded.
 */
export const continueQuery = (api: Api, site: Site, locale: Locale, memberId: number) =>
  queryOptions({
    queryKey: lobbyQueryKeys.continuePlaying(memberId, site, locale),
    queryFn: async ({ client }) => {
      const games = await (await reads()).readLastPlayed({ client, api, site, locale }, memberId);
      return games.slice(0, continued);
    },
    staleTime: 0,
    meta: { quiet: true }, // popular games are shown instead
  });

/** The whole catalogue and an index over it. It is large: requested when the search is first used. */
export const searchQuery = (api: Api, site: Site, locale: Locale) =>
  queryOptions({
    queryKey: lobbyQueryKeys.search(site, locale),
    queryFn: async ({ client }) =>
      (await loadModule(() => import("../search/search-engine.ts"))).readSearch({
        client,
        api,
        site,
        locale,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    meta: { quiet: true },
  });

export async function prefetchFirstGames(
  client: QueryClient,
  api: Api,
  site: Site,
  locale: Locale,
) {
  await client.prefetchQuery(firstGamesQuery(api, site, locale));
}

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
