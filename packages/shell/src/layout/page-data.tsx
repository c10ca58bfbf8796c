import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useMatches } from "react-router";
import { asFreshAsPage } from "./as-fresh-as-page.ts";

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
    return isState(read) ? asFreshAsPage(read, performance.timeOrigin) : undefined;
  }, [text]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
