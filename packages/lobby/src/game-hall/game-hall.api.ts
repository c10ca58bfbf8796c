import { post, type Api } from "@naluma/api-client";
import { code, flag, id, listIn, listOf, localised, text } from "@naluma/api-client/wire";
import { currencies } from "@naluma/site/currency";
import type { Locale } from "@naluma/site/locale";
import { supportDevice } from "@naluma/site/device";
import { mobileTemplateId } from "@naluma/site/template";
import type { Site } from "@naluma/site/use-site";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { type Game, type GameType, inLanguage } from "./game.ts";
import { firstGames } from "./hall.ts";

const game = v.pipe(
  v.object({
    game_id: id,
    gp_id: code,
    game_type: id,
    game_code: text,
    game_name: v.optional(localised, {}),
    house: text,
    customized: flag,
    icon_light: text,
    member_favorite: flag,
    is_favorite: flag,
    extra: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
  }),
  v.transform((wire): Game => ({
    id: wire.game_id,
    provider: wire.gp_id,
    type: wire.game_type,
    code: wire.game_code,
    names: wire.game_name,
    house: wire.house,
    customized: wire.customized,
    picture: wire.icon_light,
    favourite: wire.member_favorite || wire.is_favorite,
    extra: wire.extra,
  })),
);

const gameType = v.pipe(
  v.object({
    gt_id: id,
    en_name: text,
    gt_icon: text,
    gt_icon_active: text,
    gp_list: v.optional(listOf(game), []),
  }),
  v.transform((wire): GameType => ({
    id: wire.gt_id,
    name: wire.en_name,
    icon: wire.gt_icon,
    iconActive: wire.gt_icon_active || wire.gt_icon,
    providers: wire.gp_list,
  })),
);

export const getGameList = post("/v3/game_list", {
  body: v.object({
    currency: v.picklist(currencies),
    site_id: v.number(),
    support_device: v.number(),
    template: v.string(),
  }),
  reads: listOf(gameType),
});

export const getTemplateGameList = post("/v2/get_template_game_list", {
  body: v.object({
    site_id: v.number(),
    currency: v.picklist(currencies),
    support_device: v.number(),
  }),
  reads: listIn("info", game),
});

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
