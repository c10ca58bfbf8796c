import { QueryCache, QueryClient, type Query } from "@tanstack/react-query";
import { RefusedError, type Refusal } from "./answer.ts";

/** Queries whose running fetch is a further try of our own: its refusal notifies nobody. */
const silent = new WeakSet<object>();

/** Fetches again by itself, as in a further try: a refusal rejects, and notifies nobody. */
export function refetchSilently(query: Pick<Query, "fetch">): Promise<unknown> {
  silent.add(query);
  return query.fetch(undefined, { cancelRefetch: true }).finally(() => silent.delete(query));
}

/**
 * One per tab; one per server render. `notify` hears of a query's refusal once
 * (`meta: {quiet: true}` keeps a query silent; an aborted call says nothing).
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
        // Without a network a call fails with a message (API-13); by default it would wait
        // silently.
        networkMode: "always",
        refetchOnReconnect: true,
      },
    },
  });
