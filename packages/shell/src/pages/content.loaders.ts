import {
  prefetchContent,
  prefetchPromotions,
  prefetchQuestions,
  prefetchSponsors,
} from "@naluma/content";
import { prefetchGameTypes } from "@naluma/lobby";
import type { RouterContextProvider } from "react-router";
import { loadPage, type LoadedPage } from "./page-loader.ts";

type Context = Readonly<RouterContextProvider>;

/** The footer names the kinds of games on these pages, too. */
const withFooter = prefetchGameTypes;

/** `/main/{id}`, `/discount/{id}`, `/faq/{id}` and `/app`: the content that the operator wrote for the path. */
export const contentLoader = (context: Context, request: Request): Promise<LoadedPage> => {
  const { pathname } = new URL(request.url);
  return loadPage(context, withFooter, (...asked) => prefetchContent(pathname, ...asked));
};

export const promotionsLoader = (context: Context): Promise<LoadedPage> =>
  loadPage(context, withFooter, prefetchPromotions);

export const questionsLoader = (context: Context): Promise<LoadedPage> =>
  loadPage(context, withFooter, prefetchQuestions);

export const sponsorsLoader = (context: Context): Promise<LoadedPage> =>
  loadPage(context, withFooter, prefetchSponsors);
