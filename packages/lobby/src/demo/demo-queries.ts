import type { Api } from "@naluma/api-client";
import { supportDevice, templateName } from "@naluma/site/device";
import { isFramable } from "@naluma/site/framable";
import { gameAddress } from "@naluma/site/game-address";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { queryOptions } from "@tanstack/react-query";
import { type CatalogueGame } from "../catalogue/game.ts";
import { shownHere } from "../catalogue/shown-here.ts";
import { lobbyQueryKeys } from "../query-keys.ts";
import { getProviderDemos, getTypesWithDemos, playDemo } from "./demo.api.ts";
import { offersDemosOf } from "./demo.ts";

/** The games of a provider and type, and of one house if it has several. */
export type OfProvider = Pick<CatalogueGame, "providerId" | "type" | "house" | "behind">;

/** A provider's games with a demo here; empty, and without a call, if demos are not offered. */
export const providerDemosQuery = (api: Api, site: Site, locale: Locale, whose: OfProvider) => {
  const { providerId, type, house, behind } = whose;
  const { settings, client, currency } = site;
  return queryOptions({
    queryKey: lobbyQueryKeys.demosOf(whose, site, locale),
    queryFn: async ({ signal }): Promise<readonly CatalogueGame[]> => {
      if (!offersDemosOf(behind ?? providerId, site)) return [];
      const body = {
        site_id: settings.siteId,
        currency,
        device: supportDevice(client),
        gp_id: providerId,
        game_type_id: type,
        house,
      };
      const games = await api.read(getProviderDemos, body, signal);
      return games.map(shownHere(settings, locale));
    },
    staleTime: 3_600_000,
    meta: { quiet: true }, // the list of demos shows its own error, a tile merely offers no demo
  });
};

/** The game types with demos, each with the providers offered here. */
export const demoTypesQuery = (api: Api, site: Site, locale: Locale) => {
  const { settings, client, currency } = site;
  return queryOptions({
    queryKey: lobbyQueryKeys.demoTypes(site, locale),
    queryFn: async ({ signal }) => {
      const body = {
        site_id: settings.siteId,
        support_device: supportDevice(client),
        currency,
        template: templateName(site.settings, site.template),
      };
      const types = await api.read(getTypesWithDemos, body, signal);
      return types
        .map((type) => ({
          ...type,
          providers: type.providers
            .filter(({ providerId, behind }) => offersDemosOf(behind ?? providerId, site))
            .map(shownHere(settings, locale)),
        }))
        .filter(({ providers }) => providers.length > 0);
    },
    staleTime: 3_600_000,
    meta: { quiet: true },
  });
};

/** The address of a demo; null if it must not be framed here. Fetched for each opening. */
export const demoAddressQuery = (
  api: Api,
  site: Site,
  { providerId, type, gameCode, house, id }: CatalogueGame,
  ownOrigin: string,
) => {
  const { settings, client, currency } = site;
  return queryOptions({
    queryKey: lobbyQueryKeys.demo({ id, providerId, gameCode }, settings.siteId, currency),
    queryFn: async ({ signal }): Promise<string | null> => {
      const body = {
        site_id: settings.siteId,
        currency,
        device: supportDevice(client),
        gp_id: providerId,
        game_type: type,
        game_code: gameCode,
        house,
      };
      const { game_url } = await api.read(playDemo, body, signal);
      const address = gameAddress(game_url, settings, ownOrigin);
      return address && isFramable(address, ownOrigin, settings) ? address.href : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true }, // the dialog shows the platform's message
  });
};
