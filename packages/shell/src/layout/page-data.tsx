import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMatches } from "react-router";

const isState = (value: unknown): value is DehydratedState =>
  typeof value === "object" && value !== null && "queries" in value && "mutations" in value;

const stateIn = (data: unknown): DehydratedState | undefined =>
  typeof data === "object" && data !== null && "state" in data && isState(data.state)
    ? data.state
    : undefined;

/**
 * What the server fetched for the page, above all that shows it: the header and the footer stand
 * outside of the page whose loader asked.
 */
export function PageData({ children }: { children: ReactNode }) {
  const [state] = useMatches().flatMap(({ loaderData }) => stateIn(loaderData) ?? []);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
