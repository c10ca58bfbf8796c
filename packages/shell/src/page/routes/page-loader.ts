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
import { pageContext } from "../../document/page-context.ts";
import type { LoadedPage } from "../routing/client-loader.ts";
import {
  siteDetailQuery,
  travelsWithPage as siteDetailTravels,
} from "../site-detail/site-detail-query.ts";

/** Prefetches the page's own parts; each gets what it needs for its requests. */
type Prefetch = (
  client: QueryClient,
  api: Api,
  site: Site,
  locale: Locale,
) => Promise<unknown> | undefined;

/** For each part, which of the server's data is sent along in the document. */
const travelling: readonly ((key: readonly unknown[]) => boolean)[] = [
  lobbyTravels,
  contentTravels,
  siteDetailTravels,
];

const travels = (key: readonly unknown[]) => travelling.some((ofPart) => ofPart(key));

/**
 * Loads a visitor's lobby page on the server. The document only carries the data of its first view and of the frame
 * around it.
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
    words: () => "", // The browser repeats the request and shows any refusal.
  });
  const client = createQueryClient();
  const site = { settings, template, client: template, currency };
  // None of them throws: what fails is rendered as failed, and requested again by the browser.
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
