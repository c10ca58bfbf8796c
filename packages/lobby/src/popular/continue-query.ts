import type { Api } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { queryOptions } from "@tanstack/react-query";
import { lobbyQueryKeys } from "../query-keys.ts";

/** The number of games beside the banners. */
const shown = 4;

/**
 * The last played games of every category. Their details are only in the catalogue, which a member's page has loaded.
 */
export const continueQuery = (api: Api, site: Site, locale: Locale, memberId: number) =>
  queryOptions({
    queryKey: lobbyQueryKeys.continuePlaying(memberId, site, locale),
    queryFn: async ({ client }) => {
      const { readLastPlayed } = await loadModule(() => import("../catalogue/catalogue-reads.ts"));
      const games = await readLastPlayed({ client, api, site, locale }, memberId);
      return games.slice(0, shown);
    },
    staleTime: 0,
    meta: { quiet: true }, // popular games are shown instead
  });
