import { pageMaxAge } from "@naluma/site/page-age";
import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useMatches } from "react-router";

const isState = (value: unknown): value is DehydratedState =>
  typeof value === "object" && value !== null && "queries" in value && "mutations" in value;

/** The text of the state that a loader's data carries. */
const textIn = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null && "state" in data && typeof data.state === "string"
    ? data.state
    : undefined;

/**
 * What the server fetched for the page, above all that shows it: the header and the footer stand
 * outside of the page whose loader asked.
 */
export function PageData({ children }: { children: ReactNode }) {
  const [text] = useMatches().flatMap(({ loaderData }) => textIn(loaderData) ?? []);
  const state = useMemo(() => {
    const read: unknown = text === undefined ? undefined : JSON.parse(text);
    return isState(read) ? alignQueryFreshness(read, performance.timeOrigin) : undefined;
  }, [text]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}

/**
 * What stands in a page is as fresh as the page: it may have been kept for a while, and a player's clock
 * may be wrong. By the server's time every such page would ask for all of it again. The code that asks
 * would then come before the first paint. Older than a kept page is what a browser brings back out of its
 * history: that keeps its time, and is asked for again.
 *
 * @param arrived when the browser asked for the page, by its own clock, in milliseconds
 */
export const alignQueryFreshness = (state: DehydratedState, arrived: number): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) =>
    Math.abs(arrived - query.state.dataUpdatedAt) > pageMaxAge
      ? query
      : { ...query, state: { ...query.state, dataUpdatedAt: arrived } },
  ),
});
