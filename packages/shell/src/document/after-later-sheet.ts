import { laterSheet } from "@naluma/ui/later-sheet";
import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/**
 * The document's own style sheet only covers the lobby, so no other page is navigated to before the second sheet has
 * loaded.
 */
export const afterLaterSheet: MiddlewareFunction<
  void | Record<string, DataStrategyResult>
> = async () => {
  await laterSheet();
};
