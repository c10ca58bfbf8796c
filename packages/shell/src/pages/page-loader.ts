import { type Api, createApi } from "@naluma/api-client";
import { createQueryClient } from "@naluma/api-client/query-client";
import {
  prefetchFloats,
  prefetchFooter,
  prefetchLogo,
  travelsWithPage as contentTravels,
} from "@naluma/content";
import { travelsWithPage as lobbyTravels } from "@naluma/lobby";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { dehydrate, type QueryClient } from "@tanstack/react-query";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../document/page-context.ts";
import {
  siteDetailQuery,
  travelsWithPage as siteDetailTravels,
} from "../site-detail/site-detail-query.ts";

export interface LoadedPage {
  /**
   * What the server fetched, as JSON: the router's own format takes a phone ten times as long to read,
   * in the middle of hydration. Nothing when the browser came here by itself.
   */
  readonly state: string | undefined;
}

/** The parts of the page's own that are prefetched; each takes what it asks with. */
type Prefetch = (
  client: QueryClient,
  api: Api,
  site: Site,
  locale: Locale,
) => Promise<unknown> | undefined;

/** What each part lets travel in the document of what the server read. */
const travelling: readonly ((key: readonly unknown[]) => boolean)[] = [
  lobbyTravels,
  contentTravels,
  siteDetailTravels,
];

const travels = (key: readonly unknown[]) => travelling.some((ofPart) => ofPart(key));

/**
 * A visitor's page of the lobby on the server: what its first view and the frame around it show, and no
 * more, travels in the document.
 */
export async function loadPage(
  context: Readonly<RouterContextProvider>,
  ...own: readonly Prefetch[]
): Promise<LoadedPage> {
  const { apiOrigin, settings, template, locale, currency, dontKeep } = context.get(pageContext);
  const api = createApi({
    origin: apiOrigin,
    lang: () => locale,
    token: () => undefined,
    renewToken: () => undefined,
    onUnauthorized: () => undefined,
    words: () => "", // the browser asks again and shows refusals
  });
  const client = createQueryClient();
  const site = { settings, template, client: template, currency };
  // None of them throws: what fails is shown as failed, and asked for again by the browser.
  await Promise.all([
    ...own.map((prefetch) => prefetch(client, api, site, locale)),
    prefetchFloats(client, api, site, locale),
    prefetchFooter(client, api, site, locale),
    prefetchLogo(client, api, site),
    client.prefetchQuery(siteDetailQuery(api, settings)),
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
