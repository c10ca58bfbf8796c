import { latestBuild } from "../fresh/builds.api.ts";
import { loadInstead } from "../fresh/load-instead.ts";
import { isPageLost, pageInDocument } from "../fresh/lost-page.ts";
import type { PageMiddleware } from "./client-navigation.ts";
import { redirectInPage } from "./redirects.ts";

/** Route rules first; a newer build and a page that cannot be had are loaded as documents. */
export const navigateInPage: PageMiddleware = async ({ request }, next) => {
  redirectInPage({ request });
  await loadInstead({ request, document, location, latestBuild });
  const results = await next();
  if (results && isPageLost(results)) await pageInDocument(request, window);
  return results;
};
