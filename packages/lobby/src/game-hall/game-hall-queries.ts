import type { Api } from "@naluma/api-client";
import { supportDevice } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Choice } from "../filters/choice.ts";

/** Calls, schemas and rules of the lists come with the first question, not with the first page. */
const reads = () => import("./hall-reads.ts");

/** What an answer depends on, besides the call. */
export const scope = ({ settings, currency, template, client }: Site, locale: Locale) =>
  [settings.siteId, currency, template, supportDevice(client), locale] as const;

/** Game types in display order, each with its providers, named in `locale` and in English. */
export const gameTypesQuery = (api: Api, site: Site, locale: Locale) =>
  queryOptions({
    queryKey: ["lobby", "game-types", ...scope(site, locale)],
    queryFn: async ({ signal }) => (await reads()).readGameTypes({ api, site, locale }, signal),
  });

/** For the loaders of pages whose footer names the kinds of games, and that show no games. */
export const prefetchGameTypes = (client: QueryClient, api: Api, site: Site, locale: Locale) =>
  client.prefetchQuery(gameTypesQuery(api, site, locale));

/** The tiles that arrive with the page. In the browser it waits for the whole catalogue. */
export const firstGamesQuery = (api: Api, site: Site, locale: Locale) =>
  queryOptions({
    queryKey: ["lobby", "first-games", ...scope(site, locale)],
    queryFn: async ({ client }) => (await reads()).readFirstGames({ client, api, site, locale }),
    staleTime: Number.POSITIVE_INFINITY,
    // The questions behind it tell their own failures.
    meta: { quiet: true },
  });

/**
 * All games of a choice, from the whole catalogue. Large: asked for when somebody chooses or comes to
 * the end of the first tiles, never with the page.
 */
export const chosenGamesQuery = (
  api: Api,
  site: Site,
  locale: Locale,
  choice: Choice,
  memberId: number | undefined,
) =>
  queryOptions({
    queryKey: ["lobby", "chosen", choice, memberId, ...scope(site, locale)],
    queryFn: async ({ client }) =>
      (await reads()).readChosenGames({ client, api, site, locale }, choice, memberId),
    // Playing a game changes this list alone.
    staleTime: choice.list === "last_play" ? 0 : Number.POSITIVE_INFINITY,
    structuralSharing: false,
    meta: { quiet: true },
  });

/** What a page's loader prefetches, and what of it travels in the document. */
export async function prefetchHall(client: QueryClient, api: Api, site: Site, locale: Locale) {
  await client.prefetchQuery(firstGamesQuery(api, site, locale));
}

/** Keys whose data the document carries; the catalogue and the long lists stay behind. */
export const travelsWithPage = (queryKey: readonly unknown[]): boolean =>
  queryKey[0] === "lobby" && queryKey[1] !== "long";
