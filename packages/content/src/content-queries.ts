import type { Api } from "@naluma/api-client";
import { templateName } from "@naluma/site/device";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { bannerUse } from "./banners/banner.ts";
import { contentQueryKeys } from "./query-keys.ts";

/** What operators place around a page: it is fetched with the page, and its calls load with the first request. */
const calls = () => loadModule(() => import("./content.api.ts"));

type Here = Pick<Site, "settings">;

/** Operators rarely change their links and logos. */
const hour = 3_600_000;

type Reader = "visitor" | "member";

/** Fetched again after a login (AUTH-15): a platform may choose its announcements by member. */
export const announcementsQuery = (
  api: Api,
  { settings: { siteId } }: Here,
  locale: Locale,
  reader: Reader,
) =>
  queryOptions({
    queryKey: contentQueryKeys.announcements(siteId, locale, reader),
    queryFn: async ({ signal }) => {
      const body = { site_id: siteId, sort_field: "sort", sort_order: "desc" } as const;
      return api.read((await calls()).getAnnouncements, body, signal);
    },
  });

/**
 * The banners in the platform's order. Their links name a currency, which may depend on who makes the request, so a
 * change of currency fetches them again.
 */
export const bannersQuery = (
  api: Api,
  { settings: { siteId }, client, currency }: Site,
  locale: Locale,
) =>
  queryOptions({
    queryKey: contentQueryKeys.bannersOf(siteId, bannerUse(client), currency, locale),
    queryFn: async ({ signal }) => {
      const body = { site_id: siteId, use_type: bannerUse(client) };
      return api.read((await calls()).getBanners, body, signal);
    },
  });

export const floatsQuery = (api: Api, { settings: { siteId } }: Here, locale: Locale) =>
  queryOptions({
    queryKey: contentQueryKeys.floats(siteId, locale),
    queryFn: async ({ signal }) => api.read((await calls()).getFloats, { site_id: siteId }, signal),
    staleTime: hour,
  });

export const footerQuery = (
  api: Api,
  { settings, template }: Pick<Site, "settings" | "template">,
  locale: Locale,
) =>
  queryOptions({
    queryKey: contentQueryKeys.footer(settings.siteId, template, locale),
    queryFn: async ({ signal }) => {
      const { getFooter, getMobileFooter } = await calls();
      const site_id = settings.siteId;
      if (template === "desktop") return api.read(getFooter, { site_id }, signal);
      const body = { site_id, template: templateName(settings, template) };
      return api.read(getMobileFooter, body, signal);
    },
    staleTime: hour,
  });

export const logosQuery = (api: Api, { settings: { siteId } }: Here) =>
  queryOptions({
    queryKey: contentQueryKeys.logos(siteId),
    queryFn: async ({ signal }) => api.read((await calls()).getLogos, { site_id: siteId }, signal),
    staleTime: hour,
  });

/** The prefetch of the loaders: the server renders the announcements for a visitor. */
export const prefetchAnnouncements = (client: QueryClient, api: Api, site: Site, locale: Locale) =>
  client.prefetchQuery(announcementsQuery(api, site, locale, "visitor"));

export const prefetchBanners = (client: QueryClient, api: Api, site: Site, locale: Locale) =>
  client.prefetchQuery(bannersQuery(api, site, locale));

export const prefetchFloats = (client: QueryClient, api: Api, site: Here, locale: Locale) =>
  client.prefetchQuery(floatsQuery(api, site, locale));

export const prefetchFooter = (
  client: QueryClient,
  api: Api,
  site: Pick<Site, "settings" | "template">,
  locale: Locale,
) => client.prefetchQuery(footerQuery(api, site, locale));

export const prefetchLogo = (client: QueryClient, api: Api, site: Here) =>
  client.prefetchQuery(logosQuery(api, site));
