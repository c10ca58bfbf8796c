import {
  prefetchContent,
  prefetchPromotions,
  prefetchQuestions,
  prefetchSponsors,
} from "@naluma/content";
import { prefetchGameTypes } from "@naluma/lobby";
import type { LoaderFunctionArgs } from "react-router";
import { contentId } from "../routing/route-rules.ts";
import { validated } from "../routing/route-validation.ts";
import { loadPage, type LoadedPage } from "./page-loader.ts";

type Load = (args: LoaderFunctionArgs) => Promise<LoadedPage>;

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
