import {
  prefetchAnnouncements,
  prefetchBanners,
  prefetchContent,
  prefetchPromotions,
  prefetchQuestions,
  prefetchSponsors,
} from "@naluma/content";
import {
  prefetchFirstGames,
  prefetchGameTypes,
  prefetchJackpot,
  prefetchPopular,
} from "@naluma/lobby";
import {
  categoryAsked,
  hasGameRoom,
  prefetchCategoryPage,
  prefetchProvider,
  providerAsked,
  slotgameAddress,
} from "@naluma/lobby/games";
import { redirect, type LoaderFunctionArgs } from "react-router";
import { pageContext } from "../../document/page-context.ts";
import type { LoadedPage } from "../routing/client-loader.ts";
import {
  contentId,
  gameTypeId,
  notFound,
  providerAsked as providerRule,
  validated,
} from "../routing/route-rules.ts";
import { loadPage } from "./page-loader.ts";

type Load = (args: LoaderFunctionArgs) => Promise<LoadedPage>;

/** `/`: what its first view shows. */
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
