import { laterSheet } from "@naluma/ui/later-sheet";
import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** Only the lobby is drawn by the sheet of the document: no other page is gone to before the second is here. */
export const afterLaterSheet: MiddlewareFunction<
  void | Record<string, DataStrategyResult>
> = async () => {
  await laterSheet();
};
