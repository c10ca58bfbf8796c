import type { Api } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { contentQueryKeys } from "../query-keys.ts";
import { contentAt, contentsOf, teasersOf } from "./content.ts";

type Here = Pick<Site, "settings">;

/** The body that the three model calls share. */
const modelBodyOf = ({ settings }: Here, locale: Locale) => ({
  site_id: settings.siteId,
  language: locale,
  model_version: settings.modelVersion,
});

/** Operators rarely change pages. */
const staleTime = 300_000;

/** Everything the operator wrote. It is long, so a document carries only the part that its page shows. */
const allQuery = (api: Api, site: Here, locale: Locale) =>
  queryOptions({
    queryKey: contentQueryKeys.contents(site.settings.siteId, locale),
    queryFn: async ({ signal }) => {
      const { getContents } = await loadModule(() => import("./pages.api.ts"));
      return api.read(getContents, modelBodyOf(site, locale), signal);
    },
    staleTime,
    meta: { quiet: true }, // the page shows the error itself
  });

/** The content of the page at `path`; null if there is none. */
export const contentQuery = (api: Api, site: Here, locale: Locale, path: string) =>
  queryOptions({
    queryKey: contentQueryKeys.page(site.settings.siteId, locale, path),
    queryFn: async ({ client }) =>
      contentAt(await client.fetchQuery(allQuery(api, site, locale)), path),
    staleTime,
    meta: { quiet: true },
  });

export const promotionsQuery = (api: Api, site: Here, locale: Locale) =>
  queryOptions({
    queryKey: contentQueryKeys.page(site.settings.siteId, locale, "discount"),
    queryFn: async ({ client }) =>
      teasersOf(await client.fetchQuery(allQuery(api, site, locale)), "discount"),
    staleTime,
    meta: { quiet: true },
  });

export const questionsQuery = (api: Api, site: Here, locale: Locale) =>
  queryOptions({
    queryKey: contentQueryKeys.page(site.settings.siteId, locale, "faq"),
    queryFn: async ({ client }) =>
      contentsOf(await client.fetchQuery(allQuery(api, site, locale)), "faq"),
    staleTime,
    meta: { quiet: true },
  });

/** Invalidated by a real-time event (RT-13). */
export const sponsorsQuery = (api: Api, site: Here, locale: Locale) =>
  queryOptions({
    queryKey: contentQueryKeys.sponsorsOf(site.settings.siteId, locale),
    queryFn: async ({ signal }) => {
      const { getSponsors } = await loadModule(() => import("./pages.api.ts"));
      return api.read(getSponsors, modelBodyOf(site, locale), signal);
    },
    staleTime,
    meta: { quiet: true },
  });

/** The operator's texts beside the login form. Invalidated by a real-time event (RT-14). */
export const loginWordsQuery = (api: Api, site: Here, locale: Locale) =>
  queryOptions({
    queryKey: contentQueryKeys.loginWordsOf(site.settings.siteId, locale),
    queryFn: async ({ signal }) => {
      const { getLoginWords } = await loadModule(() => import("./pages.api.ts"));
      return api.read(getLoginWords, modelBodyOf(site, locale), signal);
    },
    staleTime,
    meta: { quiet: true }, // our own texts replace what cannot be loaded
  });

type Asked = readonly [client: QueryClient, api: Api, site: Here, locale: Locale];

/** The prefetch of the page loaders. */
export const prefetchContent = (path: string, ...[client, api, site, locale]: Asked) =>
  client.prefetchQuery(contentQuery(api, site, locale, path));

export const prefetchPromotions = (...[client, api, site, locale]: Asked) =>
  client.prefetchQuery(promotionsQuery(api, site, locale));

export const prefetchQuestions = (...[client, api, site, locale]: Asked) =>
  client.prefetchQuery(questionsQuery(api, site, locale));

export const prefetchSponsors = (...[client, api, site, locale]: Asked) =>
  client.prefetchQuery(sponsorsQuery(api, site, locale));
