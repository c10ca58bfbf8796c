import { type Api, createApi } from "@naluma/api-client";
import { createQueryClient } from "@naluma/api-client/query-client";
import {
  prefetchFloats,
  prefetchFooter,
  prefetchLogo,
  travelsWithPage as contentTravels,
  prefetchAnnouncements,
  prefetchBanners,
  prefetchContent,
  prefetchPromotions,
  prefetchQuestions,
  prefetchSponsors,
} from "@naluma/content";
import {
  travelsWithPage as lobbyTravels,
  prefetchFirstGames,
  prefetchJackpot,
  prefetchPopular,
  prefetchGameTypes,
} from "@naluma/lobby";
import {
  categoryAsked,
  hasGameRoom,
  prefetchCategoryPage,
  prefetchProvider,
  providerAsked,
  slotgameAddress,
} from "@naluma/lobby/games";
import type { Locale } from "@naluma/site/locale";
import type { Site } from "@naluma/site/use-site";
import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { type RouterContextProvider, type LoaderFunctionArgs, redirect } from "react-router";
import { pageContext } from "../../document/page-context.ts";
import type { LoadedPage } from "../routing/client-loader.ts";
import {
  contentId,
  validated,
  gameTypeId,
  providerAsked as providerRule,
  notFound,
} from "../routing/route-rules.ts";
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

type Load = (args: LoaderFunctionArgs) => Promise<LoadedPage>;

export const homeLoader: Load = ({ context }) =>
  loadPage(
    context,
    prefetchFirstGames,
    prefetchBanners,
    prefetchAnnouncements,
    prefetchJackpot,
    (client, api, site, locale) =>
      site.template === "desktop" ? prefetchPopular(client, api, site, locale) : undefined,
  );

/** The footer lists the game types on these pages, too. */
const withFooter = prefetchGameTypes;

/** `/app`: the operator's content for the path. */
export const contentLoader: Load = ({ context, request }) => {
  const { pathname } = new URL(request.url);
  return loadPage(context, withFooter, (...asked) => prefetchContent(pathname, ...asked));
};

/** `/main/{id}`, `/discount/{id}`, `/faq/{id}`: the operator's content for the paths it has defined. */
export const namedContentLoader: Load = validated(contentId, contentLoader);

export const promotionsLoader: Load = ({ context }) =>
  loadPage(context, withFooter, prefetchPromotions);

export const questionsLoader: Load = ({ context }) =>
  loadPage(context, withFooter, prefetchQuestions);

export const sponsorsLoader: Load = ({ context }) =>
  loadPage(context, withFooter, prefetchSponsors);

const queryOf = (request: Request) => new URL(request.url).searchParams;

/** `/gameHall/{id}` on the server. */
export const categoryLoader: Load = validated(gameTypeId, ({ context, params, request }) => {
  const category = categoryAsked(params["id"] ?? "", queryOf(request));
  return loadPage(context, (...asking) => prefetchCategoryPage(...asking, category));
});

/** `/slotgame` on the server; a provider unknown to the platform is a 404. */
export const providerLoader: Load = validated(providerRule, ({ context, request }) => {
  const asked = providerAsked(queryOf(request));
  return loadPage(context, async (...asking) => {
    if (asked && !(await prefetchProvider(...asking, asked))) throw notFound(request);
  });
});

/** `/gameRoom` on the server: redirects to the plain list if the site has no room for the request. */
export const gameRoomLoader: Load = validated(providerRule, (args) => {
  const asked = providerAsked(queryOf(args.request));
  if (asked && !hasGameRoom(asked, args.context.get(pageContext)))
    throw redirect(slotgameAddress(asked));
  return providerLoader(args);
});
