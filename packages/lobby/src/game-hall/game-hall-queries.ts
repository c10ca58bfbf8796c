import type { Api } from "@naluma/api-client";
import { supportDevice } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";
import { mobileTemplateId } from "@naluma/site/template";
import type { Site } from "@naluma/site/use-site";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { inLanguage } from "./game.ts";
import { firstGames } from "./hall.ts";

/** The calls with their schemas come with the first question, not with the first page. */
const calls = () => import("./game-hall.api.ts");

/** The template as the calls name it: the id on mobile, the configured name on desktop. */
const templateName = ({ settings, template }: Site): string =>
  template === "mobile" ? mobileTemplateId(settings.templates.mobile) : settings.templates.pc;

/** Game types in display order, each with its providers, named in `locale` and in English. */
export const gameTypesQuery = (api: Api, site: Site, locale: Locale) =>
  queryOptions({
    queryKey: ["lobby", "game-types", site.settings.siteId, site.currency, site.template, locale],
    queryFn: async ({ signal }) => {
      const body = {
        currency: site.currency,
        site_id: site.settings.siteId,
        support_device: supportDevice(site.client),
        template: templateName(site),
      };
      const { getGameList } = await calls();
      const types = await api.read(getGameList, body, signal);
      return types.map((type) => ({
        ...type,
        providers: type.providers.map((entry) => inLanguage(entry, locale)),
      }));
    },
  });

/** Every game of the site for this device. Large: fetched once the page is usable, never sent along with it. */
export const catalogueQuery = (api: Api, site: Site, locale: Locale) =>
  queryOptions({
    queryKey: ["lobby", "catalogue", site.settings.siteId, site.currency, site.template, locale],
    queryFn: async ({ signal }) => {
      const body = {
        site_id: site.settings.siteId,
        currency: site.currency,
        support_device: supportDevice(site.client),
      };
      const { getTemplateGameList } = await calls();
      const games = await api.read(getTemplateGameList, body, signal);
      return games.map((entry) => inLanguage(entry, locale));
    },
    staleTime: 3_600_000,
  });

/** The tiles that arrive with the page. In the browser it waits for the same two answers. */
export const firstGamesQuery = (api: Api, site: Site, locale: Locale) =>
  queryOptions({
    queryKey: ["lobby", "first-games", site.settings.siteId, site.currency, site.template, locale],
    queryFn: async ({ client }) => {
      const [types, games] = await Promise.all([
        client.ensureQueryData(gameTypesQuery(api, site, locale)),
        client.ensureQueryData(catalogueQuery(api, site, locale)),
      ]);
      return firstGames(types, games);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a page's loader prefetches, and what of it travels in the document. */
export async function prefetchHall(client: QueryClient, api: Api, site: Site, locale: Locale) {
  await client.prefetchQuery(firstGamesQuery(api, site, locale));
}

/** Keys whose data the document carries; the catalogue stays behind. */
export const travelsWithPage = (queryKey: readonly unknown[]): boolean =>
  queryKey[0] === "lobby" && queryKey[1] !== "catalogue";
