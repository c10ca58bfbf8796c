import { loadModule } from "@naluma/ui/later";
import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/**
 * Route rules for links followed inside the page. Nobody follows one before the first paint, so the
 * rules come right after it; a link that is quicker waits for them.
 */
export const clientRedirects: MiddlewareFunction<
  void | Record<string, DataStrategyResult>
> = async (asked) => {
  const { redirectInPage } = await loadModule(() => import("../live.ts"), { untilLoaded: true });
  redirectInPage(asked);
};
