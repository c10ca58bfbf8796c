import { loadModule } from "@naluma/ui/load-module";
import type { PageMiddleware } from "./navigate-in-page.ts";

/**
 * The middleware for links followed inside the page. It loads with the live part; a link that is pressed earlier
 * waits for it.
 */
export const clientNavigation: PageMiddleware = async (asked, next) => {
  const load = async () => (await import("../../live/index.ts")).navigateInPage;
  const navigateInPage = await loadModule(load, { untilLoaded: true });
  return navigateInPage(asked, next);
};
