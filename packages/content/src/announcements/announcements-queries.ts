import type { Api } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { keys } from "../keys.ts";

export type Reader = "visitor" | "member";

/** Fetched again after a login (AUTH-15): a platform may choose its announcements by member. */
export const announcementsQuery = (
  api: Api,
  { settings }: Pick<Site, "settings">,
  locale: Locale,
  reader: Reader,
) =>
  queryOptions({
    queryKey: [...keys.all, "announcements", settings.siteId, locale, reader],
    queryFn: async ({ signal }) => {
      const { getAnnouncements } = await loadModule(() => import("./announcements.api.ts"));
      const body = { site_id: settings.siteId, sort_field: "sort", sort_order: "desc" } as const;
      return api.read(getAnnouncements, body, signal);
    },
  });

/** For the loader of a page with the announcement line; the server renders it for a visitor. */
export const prefetchAnnouncements = (client: QueryClient, api: Api, site: Site, locale: Locale) =>
  client.prefetchQuery(announcementsQuery(api, site, locale, "visitor"));
