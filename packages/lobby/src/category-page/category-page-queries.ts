import type { Api } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { gameTypesQuery } from "../catalogue/game-types-query.ts";
import { scope } from "../catalogue/keys.ts";
import type { Kind } from "../catalogue/categories.ts";

/** The tiles of a kind that arrive with its hall. */
export const firstOfKindQuery = (api: Api, site: Site, locale: Locale, kind: Kind) =>
  queryOptions({
    queryKey: ["lobby", "first-of-kind", kind, ...scope(site, locale)],
    queryFn: async ({ client }) => {
      const { readFirstGames } = await import("../catalogue/catalogue-reads.ts");
      return await readFirstGames({ client, api, site, locale }, kind);
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true }, // the questions behind it tell their own failures
  });

/** For the loader of a hall. */
export const prefetchHallOf = (
  client: QueryClient,
  api: Api,
  site: Site,
  locale: Locale,
  kind: Kind,
): Promise<unknown> =>
  Promise.all([
    client.prefetchQuery(gameTypesQuery(api, site, locale)),
    client.prefetchQuery(firstOfKindQuery(api, site, locale, kind)),
  ]);
