import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { latestBuild } from "../../live/builds/builds.api.ts";
import { isPageLost, pageInDocument } from "../../live/builds/lost-page.ts";
import { navigateToNewBuild } from "../../live/builds/navigate-to-new-build.ts";
import { redirectInPage } from "./redirects.ts";

/** The result of a client middleware: the outcome of each route of the page. */
export type PageMiddleware = MiddlewareFunction<void | Record<string, DataStrategyResult>>;

/** Applies the route rules first; a newer build's page and a page that fails to load are loaded as documents. */
export const navigateInPage: PageMiddleware = async ({ request }, next) => {
  redirectInPage({ request });
  await navigateToNewBuild({ request, document, location, latestBuild });
  const results = await next();
  if (results && isPageLost(results)) await pageInDocument(request, window);
  return results;
};
