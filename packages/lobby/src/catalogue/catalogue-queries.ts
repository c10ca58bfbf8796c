import type { Api } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { firstQueryKeys } from "../first-query-keys.ts";
import type { Filter } from "./filter.ts";

/** Calls, schemas and rules of the lists load with the first request, not with the first page. */
export const catalogueReads = () => loadModule(() => import("./catalogue-reads.ts"));

/** The tiles embedded in the page. In the browser, the query waits for the whole catalogue. */
export const firstGamesQuery = (api: Api, site: Site, locale: Locale) =>
  queryOptions({
    queryKey: firstQueryKeys.firstGames(site, locale),
    queryFn: async ({ client }) =>
      (await catalogueReads()).readFirstGames({ client, api, site, locale }),
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
    queryKey: firstQueryKeys.chosen(filter, memberId, site, locale),
    queryFn: async ({ client }) =>
      (await catalogueReads()).readFilteredGames({ client, api, site, locale }, filter, memberId),
    // Playing a game changes only this list.
    staleTime: filter.list === "last_play" ? 0 : Number.POSITIVE_INFINITY,
    structuralSharing: false,
    meta: { quiet: true },
  });

/** For the loader of a page with the first games. */
export async function prefetchFirstGames(
  client: QueryClient,
  api: Api,
  site: Site,
  locale: Locale,
) {
  await client.prefetchQuery(firstGamesQuery(api, site, locale));
}
