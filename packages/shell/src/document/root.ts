import type { PublicPage } from "@naluma/site/page";
import { laterSheet } from "@naluma/ui/later-sheet";
import { loadModule } from "@naluma/ui/load-module";
import type { MetaDescriptor, DataStrategyResult, MiddlewareFunction } from "react-router";
import type { PageMiddleware } from "../page/routing/navigate-in-page.ts";
import { errorTitle, pageError } from "./error-screen/page-error.ts";
import { siteTitleMeta, titleOf } from "./page-title.ts";

// The root route that both hosts share, under the names that the router expects.
export { Document as Layout } from "./document.tsx";
export { publicPage as loader } from "./page-context.ts";

/**
 * The middleware for links followed inside the page. It loads with the live part; a link that is pressed earlier
 * waits for it.
 */
const clientNavigation: PageMiddleware = async (asked, next) => {
  const load = async () => (await import("../live/index.ts")).navigateInPage;
  const navigateInPage = await loadModule(load, { untilLoaded: true });
  return navigateInPage(asked, next);
};

/**
 * The document's own style sheet only covers the lobby, so no other page is navigated to before the second sheet has
 * loaded.
 */
const afterLaterSheet: MiddlewareFunction<void | Record<string, DataStrategyResult>> = async () => {
  await laterSheet();
};

export const clientMiddleware = [clientNavigation, afterLaterSheet];

/** The gateway's choices hold for as long as the document lives, so `.data` is never requested. */
export const shouldRevalidate = () => false;

interface RootMeta {
  readonly loaderData: PublicPage | undefined;
  readonly error?: unknown;
}

/**
 * The meta data of the site on every page, or the title of the error screen, which search engines do not index. The
 * title of any other page comes from its heading (render-document.tsx, watch-title.ts).
 */
export const meta = ({ loaderData, error }: RootMeta): MetaDescriptor[] => {
  if (error != null)
    return [{ title: errorTitle(pageError(error)) }, { name: "robots", content: "noindex" }];
  if (!loaderData) return [];
  return [{ name: siteTitleMeta, content: titleOf(loaderData) }];
};
