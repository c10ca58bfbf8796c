import type { Api } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { keys } from "../keys.ts";
import { bannerUse } from "./banner.ts";

/**
 * The banners in the platform's order. Their links name a currency, which may depend on who makes the request, so a
 * change of currency fetches them again.
 */
export const bannersQuery = (api: Api, { settings, client, currency }: Site, locale: Locale) =>
  queryOptions({
    queryKey: [...keys.banners, settings.siteId, bannerUse(client), currency, locale],
    queryFn: async ({ signal }) => {
      const { getBanners } = await loadModule(() => import("./banners.api.ts"));
      const body = { site_id: settings.siteId, use_type: bannerUse(client) };
      return api.read(getBanners, body, signal);
    },
  });

/** For the loader of a page that shows the banners. */
export const prefetchBanners = (client: QueryClient, api: Api, site: Site, locale: Locale) =>
  client.prefetchQuery(bannersQuery(api, site, locale));
