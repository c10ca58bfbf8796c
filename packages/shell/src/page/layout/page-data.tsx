import { pageMaxAge } from "@naluma/site/page";
import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useMatches } from "react-router";

const isState = (value: unknown): value is DehydratedState =>
  typeof value === "object" && value !== null && "queries" in value && "mutations" in value;

/** The state in a loader's data, as JSON text. */
const textIn = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null && "state" in data && typeof data.state === "string"
    ? data.state
    : undefined;

/**
 * Provides the data that the server fetched for the page to everything that shows it: the header and the footer are
 * outside the page whose loader fetched it.
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
 * Counts the page's data as fresh from the page's arrival: the page may have been cached for a while, and a player's
 * clock may be wrong. By the server's time every such page would refetch everything, and the code for that would load
 * before the first paint. A page restored from the browser's history is older than any cached page: its data keeps
 * its time, and is refetched.
 *
 * @param arrived when the browser requested the page, by its own clock, in milliseconds
 */
export const alignQueryFreshness = (state: DehydratedState, arrived: number): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) =>
    arrived - query.state.dataUpdatedAt > pageMaxAge
      ? query
      : { ...query, state: { ...query.state, dataUpdatedAt: arrived } },
  ),
});
