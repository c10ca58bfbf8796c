import type { Api } from "@naluma/api-client";
import { slots } from "@naluma/site/category";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { catalogueReads } from "../catalogue/catalogue-queries.ts";
import { inLanguage } from "../catalogue/shown-here.ts";
import { lobbyQueryKeys } from "../query-keys.ts";

/** The number of games beside the banners. */
const shown = 4;

/** The most played games; a platform that only sends their ids shows none here. */
export const popularNowQuery = (api: Api, site: Site, locale: Locale) =>
  queryOptions({
    queryKey: lobbyQueryKeys.popularNow(site, locale),
    queryFn: async ({ signal }) => {
      const { getPopularGames } = await loadModule(() => import("../catalogue/lists.api.ts"));
      const { settings, currency } = site;
      const body = { site_id: settings.siteId, currency, gt_id: slots } as const;
      const games = await api.read(getPopularGames, body, signal);
      return games
        .filter(({ picture }) => picture !== "")
        .slice(0, shown)
        .map((game) => inLanguage(game, locale));
    },
    staleTime: 3_600_000,
    meta: { quiet: true }, // the lobby shows the same games and its own errors
  });

/**
 * The last played games of every category. Their details are only in the catalogue, which a member's page has loaded.
 */
export const continueQuery = (api: Api, site: Site, locale: Locale, memberId: number) =>
  queryOptions({
    queryKey: lobbyQueryKeys.continuePlaying(memberId, site, locale),
    queryFn: async ({ client }) => {
      const games = await (
        await catalogueReads()
      ).readLastPlayed({ client, api, site, locale }, memberId);
      return games.slice(0, shown);
    },
    staleTime: 0,
    meta: { quiet: true }, // popular games are shown instead
  });

/** For the loader of a page with popular games. */
export const prefetchPopular = (client: QueryClient, api: Api, site: Site, locale: Locale) =>
  client.prefetchQuery(popularNowQuery(api, site, locale));
