import { pageMaxAge } from "@naluma/site/page-age";
import type { DehydratedState } from "@tanstack/react-query";

/**
 * What stands in a page is as fresh as the page: it may have been kept for a while, and a player's clock
 * may be wrong. By the server's time every such page would ask for all of it again. The code that asks
 * would then come before the first paint. Older than a kept page is what a browser brings back out of its
 * history: that keeps its time, and is asked for again.
 *
 * @param arrived when the browser asked for the page, by its own clock, in milliseconds
 */
export const asFreshAsPage = (state: DehydratedState, arrived: number): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) =>
    Math.abs(arrived - query.state.dataUpdatedAt) > pageMaxAge
      ? query
      : { ...query, state: { ...query.state, dataUpdatedAt: arrived } },
  ),
});
