import { loadModule } from "@naluma/ui/load-module";
import type { PageMiddleware } from "./navigate-in-page.ts";

/**
 * What a link followed inside the page goes through. It comes with what is live; a link that is quicker waits for it.
 */
export const clientNavigation: PageMiddleware = async (asked, next) => {
  const load = async () => (await import("../live/index.ts")).navigateInPage;
  const navigateInPage = await loadModule(load, { untilLoaded: true });
  return navigateInPage(asked, next);
};
