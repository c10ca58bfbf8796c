import { QueryCache, QueryClient, type Query } from "@tanstack/react-query";
import { RefusedError, type Refusal } from "./answer.ts";

/** Queries whose running fetch nobody asked for. */
const untold = new WeakSet<object>();

/** Fetches again by itself, as in a further try: a refusal rejects, and is not told. */
export function refetchUntold(query: Pick<Query, "fetch">): Promise<unknown> {
  untold.add(query);
  return query.fetch(undefined, { cancelRefetch: true }).finally(() => untold.delete(query));
}

/**
 * One per tab; one per server render. A query's refusal is told once, by `tell`
 * (`meta: {quiet: true}` keeps a query silent; an aborted call says nothing).
 */
export const createQueryClient = (
  tell: (refusal: Refusal) => void = () => undefined,
): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isUntold = untold.has(query) || query.meta?.["quiet"] === true;
        if (error instanceof RefusedError && !isUntold) tell(error.refusal);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: false,
        refetchOnWindowFocus: false,
        // Without a network a call fails and is told (API-13); left to itself it would wait unseen.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
