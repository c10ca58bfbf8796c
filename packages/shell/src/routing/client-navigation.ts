import { loadModule } from "@naluma/ui/load-module";
import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** What a middleware of the browser hands on: what came of each route of the page. */
export type PageMiddleware = MiddlewareFunction<void | Record<string, DataStrategyResult>>;

/**
 * What a link followed inside the page goes through. It comes when somebody begins to point at things; a
 * link that is quicker waits for it.
 */
export const clientNavigation: PageMiddleware = async (asked, next) => {
  const { navigateInPage } = await loadModule(() => import("../reads.ts"), { untilLoaded: true });
  return navigateInPage(asked, next);
};
