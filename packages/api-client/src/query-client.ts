import { QueryCache, QueryClient, type Query } from "@tanstack/react-query";
import { RefusedError, type Refusal } from "./answer.ts";

/** Queries whose current fetch is a retry of our own, so that its refusal notifies no one. */
const silent = new WeakSet<object>();

/** Refetches as a retry of our own: a refusal rejects, but notifies no one. */
export function refetchSilently(query: Pick<Query, "fetch">): Promise<unknown> {
  silent.add(query);
  return query.fetch(undefined, { cancelRefetch: true }).finally(() => silent.delete(query));
}

/**
 * One per tab; one per server render. `notify` is called once with a query's refusal (`meta: {quiet: true}` keeps a
 * query silent, and an aborted call never notifies).
 */
export const createQueryClient = (
  notify: (refusal: Refusal) => void = () => undefined,
): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isSilent = silent.has(query) || query.meta?.["quiet"] === true;
        if (error instanceof RefusedError && !isSilent) notify(error.refusal);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a network a call fails with a message (API-13); by default it would wait silently.
        networkMode: "always",
        refetchOnReconnect: true,
      },
    },
  });
