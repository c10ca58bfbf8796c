import { QueryCache, QueryClient } from "@tanstack/react-query";
import { Refusal } from "./desk-api.ts";
import { sessionKey } from "./session/session.api.ts";

/** One per page. A read that finds the session ended has everybody asked to sign in again. */
export const createQueries = (): QueryClient => {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof Refusal && error.status === 401)
          queries.setQueryData(sessionKey, null);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: false,
        // On a machine without a network the sandbox may still be there.
        networkMode: "always",
      },
    },
  });
  return queries;
};
