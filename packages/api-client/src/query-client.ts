import { QueryCache, QueryClient } from "@tanstack/react-query";
import { RefusedError, type Refusal } from "./answer.ts";

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
        if (error instanceof RefusedError && query.meta?.["quiet"] !== true) tell(error.refusal);
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
