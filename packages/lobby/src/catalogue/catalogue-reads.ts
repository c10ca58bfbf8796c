import type { Api } from "@naluma/api-client";
import { type Category, slots } from "@naluma/site/category";
import { supportDevice } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { lobbyQueryKeys } from "../query-keys.ts";
import { getTemplateGameList } from "./catalogue.api.ts";
import { firstCategory, gamesOfCategory } from "./categories.ts";
import { filterGames, type IdsOf, withTags } from "./filter-rules.ts";
import { type Filter, isFirstFilter, type List } from "./filter.ts";
import { type FirstGames, firstTiles, keepFirst } from "./first-games.ts";
import { gameTypesQuery } from "./game-types-query.ts";
import { type CatalogueGame } from "./game.ts";
import { getCrashGames, getHotGames, getLastPlayed, getTaggedGames } from "./lists.api.ts";
import { shownHere } from "./shown-here.ts";

interface Where {
  readonly api: Api;
  readonly site: Site;
  readonly locale: Locale;
}

export interface Asking extends Where {
  readonly client: QueryClient;
}

const hour = 3_600_000;

/** Every game of the site for this device. */
const catalogueQuery = (where: Where) => {
  const { api, site, locale } = where;
  return queryOptions({
    queryKey: lobbyQueryKeys.catalogue(site, locale),
    queryFn: async ({ signal }): Promise<readonly CatalogueGame[]> => {
      const body = {
        site_id: site.settings.siteId,
        currency: site.currency,
        support_device: supportDevice(site.client),
      };
      const { readerOfCatalogue } = await loadModule(() => import("./worker/search-thread.ts"));
      const elsewhere = await readerOfCatalogue(site.settings, locale);
      const games = await api.read(getTemplateGameList, body, signal, elsewhere);
      return elsewhere ? games : games.map(shownHere(site.settings, locale));
    },
    staleTime: hour,
    structuralSharing: false,
  });
};

/**
 * The ids of the member's favourites. Only the catalogue contains them, when requested with the member's token; then
 * the games need not be fetched again.
 */
export const favouritesQuery = (where: Where, memberId: number) =>
  queryOptions({
    queryKey: lobbyQueryKeys.favourites(memberId, where.site.settings.siteId),
    queryFn: async ({ client }): Promise<readonly number[]> => {
      const games = await client.fetchQuery({ ...catalogueQuery(where), staleTime: 0 });
      return games.filter(({ favourite }) => favourite).map(({ id }) => id);
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });

const crashQuery = ({ api, site: { currency, settings } }: Where) =>
  queryOptions({
    queryKey: lobbyQueryKeys.crash(settings.siteId, currency),
    queryFn: ({ signal }) =>
      api.read(getCrashGames, { currency, site_id: settings.siteId }, signal),
    staleTime: hour,
  });

const tagsQuery = ({ api, site }: Where) =>
  queryOptions({
    queryKey: lobbyQueryKeys.tags(site),
    queryFn: async ({ signal }): Promise<IdsOf> => {
      const body = {
        site_id: site.settings.siteId,
        currency: site.currency,
        support_device: supportDevice(site.client),
        tag: "slot",
        gt_id: slots,
      } as const;
      const labels = await api.read(getTaggedGames, body, signal);
      const idsOf = (tag: string) =>
        labels.filter((label) => label.tag === tag).flatMap(({ games }) => games);
      return { hot: idsOf("hot"), new: idsOf("new") };
    },
    staleTime: hour,
  });

const popularQuery = ({ api, site: { currency, settings } }: Where) =>
  queryOptions({
    queryKey: lobbyQueryKeys.popular(settings.siteId, currency),
    queryFn: ({ signal }) =>
      api.read(getHotGames, { site_id: settings.siteId, currency, gt_id: slots }, signal),
    staleTime: hour,
  });

export const lastPlayedQuery = ({ api, site }: Where, memberId: number) =>
  queryOptions({
    queryKey: lobbyQueryKeys.lastPlayed(memberId, site.settings.siteId),
    queryFn: ({ signal }) => api.read(getLastPlayed, {}, signal),
    staleTime: 0,
  });

/** Decoration only: the games are shown without it, and the failure has already been reported. */
async function orElse<Value>(question: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await question;
  } catch {
    return otherwise;
  }
}

/**
 * The list of crash games is needed to sort the other categories; their own category must fail without it rather than
 * be empty.
 */
function crashOf(asking: Asking, category: Category | undefined): Promise<readonly number[]> {
  const asked = asking.client.ensureQueryData(crashQuery(asking));
  return category === "crash" ? asked : orElse(asked, []);
}

/** Of the category that the lobby opens with, unless one is specified. */
export async function readFirstGames(asking: Asking, category?: Category): Promise<FirstGames> {
  const { client, api, site, locale } = asking;
  const [types, games, crash, tags] = await Promise.all([
    client.ensureQueryData(gameTypesQuery(api, site, locale)),
    client.ensureQueryData(catalogueQuery(asking)),
    crashOf(asking, category),
    orElse(client.ensureQueryData(tagsQuery(asking)), {}),
  ]);
  const own = gamesOfCategory(games, category ?? firstCategory(types), new Set(crash));
  return {
    games: withTags(own.slice(0, firstTiles[site.template]), tags),
    total: own.length,
    hasCrash: crash.length > 0,
    inCatalogue: games.length,
  };
}

/** Every game of the site with its label, and the game types. This is what the search covers. */
export async function readEveryGame(asking: Asking) {
  const { client, api, site, locale } = asking;
  const [types, games, tags] = await Promise.all([
    client.ensureQueryData(gameTypesQuery(api, site, locale)),
    client.ensureQueryData(catalogueQuery(asking)),
    orElse(client.ensureQueryData(tagsQuery(asking)), {}),
  ]);
  return { types, games: withTags(games, tags) };
}

/** The ids that a list needs: all games need none; hot and new use the ids of the labels. */
async function idsFor(asking: Asking, list: List, memberId: number | undefined): Promise<IdsOf> {
  const { client } = asking;
  switch (list) {
    case "popular":
      return { popular: await client.ensureQueryData(popularQuery(asking)) };
    case "last_play":
      if (memberId === undefined) return {};
      return { last_play: await client.fetchQuery(lastPlayedQuery(asking, memberId)) };
    case "my_favorite":
      if (memberId === undefined) return {};
      return { my_favorite: await client.ensureQueryData(favouritesQuery(asking, memberId)) };
    case "hot":
    case "new":
      return await client.ensureQueryData(tagsQuery(asking));
    case "all_game":
      return {};
  }
}

/** The favourites include the catalogue; requesting both at once would fetch it twice. */
async function favouritesFirst(asking: Asking, memberId: number | undefined): Promise<void> {
  if (memberId === undefined) return;
  await orElse(asking.client.ensureQueryData(favouritesQuery(asking, memberId)), []);
}

/** The games a member played last, newest first, in all categories. */
export async function readLastPlayed(
  asking: Asking,
  memberId: number,
): Promise<readonly CatalogueGame[]> {
  const { client } = asking;
  const [last_play] = await Promise.all([
    client.fetchQuery(lastPlayedQuery(asking, memberId)),
    favouritesFirst(asking, memberId),
  ]);
  if (last_play.length === 0) return [];
  const games = await client.ensureQueryData(catalogueQuery(asking));
  return filterGames(games, { list: "last_play", providerId: undefined }, { last_play });
}

export async function readFilteredGames(
  asking: Asking,
  filter: Filter,
  memberId: number | undefined,
): Promise<readonly CatalogueGame[]> {
  const { client, api, site, locale } = asking;
  await favouritesFirst(asking, memberId);
  const [types, games, crash, tags, ids] = await Promise.all([
    client.ensureQueryData(gameTypesQuery(api, site, locale)),
    client.ensureQueryData(catalogueQuery(asking)),
    crashOf(asking, filter.category),
    orElse(client.ensureQueryData(tagsQuery(asking)), {}),
    idsFor(asking, filter.list, memberId),
  ]);
  const category = filter.category ?? firstCategory(types);
  const chosen = filterGames(gamesOfCategory(games, category, new Set(crash)), filter, ids);
  const shown =
    client.getQueryData<FirstGames>(lobbyQueryKeys.firstGames(site, locale))?.games ?? [];
  return withTags(isFirstFilter(filter) ? keepFirst(shown, chosen) : chosen, tags);
}
