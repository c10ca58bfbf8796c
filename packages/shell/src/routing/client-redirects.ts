import { loadModule } from "@naluma/ui/later";
import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/**
 * Route rules for links followed inside the page. They come when somebody begins to point at things; a
 * link that is quicker waits for them.
 */
export const clientRedirects: MiddlewareFunction<
  void | Record<string, DataStrategyResult>
> = async (asked) => {
  const { redirectInPage } = await loadModule(() => import("../reads.ts"), { untilLoaded: true });
  redirectInPage(asked);
};
