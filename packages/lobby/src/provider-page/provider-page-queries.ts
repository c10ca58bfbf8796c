import { type Api, RefusedError } from "@naluma/api-client";
import { supportDevice } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ProviderAsked } from "../addresses/page-address.ts";
import { withTags } from "../catalogue/filter-rules.ts";
import { firstTiles } from "../catalogue/first-games.ts";
import { gameTypesQuery } from "../catalogue/game-types-query.ts";
import { type CatalogueGame } from "../catalogue/game.ts";
import { shownHere } from "../catalogue/shown-here.ts";
import { lobbyQueryKeys } from "../query-keys.ts";

/** All games of a provider's page, with their labels. */
export const providerGamesQuery = (api: Api, site: Site, locale: Locale, asked: ProviderAsked) =>
  queryOptions({
    queryKey: lobbyQueryKeys.provider(asked, site, locale),
    queryFn: async ({ signal }): Promise<readonly CatalogueGame[]> => {
      const games = await readGames(api, site, asked, signal);
      return games.map(shownHere(site.settings, locale));
    },
    staleTime: 3_600_000,
    meta: { quiet: true }, // the page shows the error itself
  });

async function readGames(
  api: Api,
  { settings, client, currency }: Site,
  { type, providerId, house, isCrash }: ProviderAsked,
  signal: AbortSignal,
): Promise<readonly CatalogueGame[]> {
  const { getCrashMenu, getGameLabels } = await loadModule(() => import("./provider-page.api.ts"));
  const site_id = settings.siteId;
  if (isCrash) {
    const menu = await api.read(getCrashMenu, { currency, site_id }, signal);
    return menu.filter((each) => each.providerId === providerId);
  }
  const body = {
    site_id,
    currency,
    device: supportDevice(client),
    gp_id: providerId,
    game_type_id: type,
    house,
  };
  const { labels, games } = await api.read(getGameLabels, body, signal);
  const idsOf = (tag: string) =>
    labels.filter((label) => label.tag === tag).flatMap((label) => label.games);
  return withTags(games, { hot: idsOf("hot"), new: idsOf("new") });
}

/** The part embedded in the document. */
export interface FirstOfProvider {
  readonly games: readonly CatalogueGame[];
  readonly total: number;
}

/** The tiles embedded in the page. */
export const firstOfProviderQuery = (api: Api, site: Site, locale: Locale, asked: ProviderAsked) =>
  queryOptions({
    queryKey: lobbyQueryKeys.firstOfProvider(asked, site, locale),
    queryFn: async ({ client }): Promise<FirstOfProvider> => {
      const games = await client.ensureQueryData(providerGamesQuery(api, site, locale, asked));
      return { games: games.slice(0, firstTiles[site.template]), total: games.length };
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });

/** The platform has responded that it has no games for this request; a missing or busy response does not count. */
const isRefused = (error: unknown): boolean => {
  const status = error instanceof RefusedError ? error.refusal.status : 0;
  return status >= 200 && status < 500 && status !== 429;
};

/**
 * For the loader of a provider's page.
 *
 * @returns false if the platform has responded and knows no such provider: anyone can make up an address
 */
export async function prefetchProvider(
  client: QueryClient,
  api: Api,
  site: Site,
  locale: Locale,
  asked: ProviderAsked,
): Promise<boolean> {
  const typesAsked = gameTypesQuery(api, site, locale);
  await Promise.all([
    client.prefetchQuery(typesAsked),
    client.prefetchQuery(firstOfProviderQuery(api, site, locale, asked)),
  ]);
  const types = client.getQueryData(typesAsked.queryKey);
  const answered = client.getQueryState(providerGamesQuery(api, site, locale, asked).queryKey);
  const games = answered?.data ?? (isRefused(answered?.error) ? [] : undefined);
  if (!types?.length || !games) return true;
  const { type, providerId, house, isCrash } = asked;
  const ofType = types.find(({ id }) => id === type);
  return (
    ofType?.providers.some((entry) => entry.providerId === providerId && entry.house === house) ===
      true ||
    // Crash games have their own types, but share the page of another one.
    games.some((game) => game.house === house && (isCrash ? ofType : game.type === type))
  );
}
