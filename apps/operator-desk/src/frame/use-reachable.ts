import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Refusal } from "../desk-api.ts";

/** Once the sandbox did not answer, it is asked again after so long, in ms. */
const retryAfter = 3_000;

const isNoAnswer = (error: unknown) => error instanceof Refusal && error.status === 0;

/** Whether the sandbox answers; when it does again, all that is on screen is read anew. */
export function useReachable(): boolean {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const isLost = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => cache.getAll().some(({ state }) => isNoAnswer(state.error)),
  );
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(() => {
      void queries
        .refetchQueries({ predicate: ({ state }) => isNoAnswer(state.error) })
        .finally(() => setTries((before) => before + 1));
    }, retryAfter);
    return () => clearTimeout(timer);
  }, [isLost, queries, tries]);

  return !isLost;
}
