import { createApi } from "@naluma/api-client";
import { createQueryClient } from "@naluma/api-client/query-client";
import {
  prefetchAnnouncements,
  prefetchBanners,
  prefetchFloats,
  prefetchFooter,
  prefetchHall,
  prefetchJackpot,
  prefetchLogo,
  prefetchPopular,
  travelsWithPage,
} from "@naluma/lobby";
import { dehydrate } from "@tanstack/react-query";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../frame/page-context.ts";
import { siteDetailQuery } from "../site-detail/site-detail-query.ts";

export interface HomeData {
  /**
   * What the server fetched, as JSON: the router's own format takes a phone ten times as long to read,
   * in the middle of hydration. Nothing when the browser came here by itself.
   */
  readonly state: string | undefined;
}

const travels = (key: readonly unknown[]) => travelsWithPage(key) || key[0] === "shell";

/** The visitor's home on the server: what the first view shows, and no more, travels in the document. */
export async function homeLoader(context: Readonly<RouterContextProvider>): Promise<HomeData> {
  const { apiOrigin, settings, template, locale, currency, dontKeep } = context.get(pageContext);
  const api = createApi({
    origin: apiOrigin,
    lang: () => locale,
    token: () => undefined,
    renewToken: () => undefined,
    onUnauthorized: () => undefined,
    words: () => "", // refusals are told by the browser, which asks again
  });
  const client = createQueryClient();
  const site = { settings, template, client: template, currency };
  // None of them throws: what fails is shown as failed, and asked for again by the browser.
  await Promise.all([
    prefetchHall(client, api, site, locale),
    prefetchBanners(client, api, site, locale),
    prefetchAnnouncements(client, api, site, locale),
    prefetchJackpot(client, api, site),
    template === "desktop" && prefetchPopular(client, api, site, locale),
    prefetchFloats(client, api, site, locale),
    prefetchFooter(client, api, site, locale),
    prefetchLogo(client, api, site),
    client.prefetchQuery(siteDetailQuery(api, settings.siteId)),
  ]);
  const asked = client.getQueryCache().getAll();
  if (asked.some(({ state: { status } }) => status === "error")) dontKeep();
  const state = dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey, state: { status } }) =>
      status === "success" && travels(queryKey),
  });
  client.clear();
  return { state: JSON.stringify(state) };
}
