import { refetchSilently } from "@naluma/api-client/query-client";
import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";

/** Fetches until there is a result: a fetch that was cancelled to restart it ends like one that succeeded. */
async function fetchToEnd(query: Query): Promise<void> {
  await (query.state.status === "error"
    ? refetchSilently(query)
    : query.fetch(undefined, { cancelRefetch: true }));
  while (query.isActive() && query.state.isInvalidated) await query.fetch();
}

/**
 * Refetches the queries that are on screen; the others are refetched when they are shown again. Rejects when
 * something could not be loaded; a refusal that the player has already seen is not shown again on each retry.
 */
export async function catchUp(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    keys.map((queryKey) => client.invalidateQueries({ queryKey, refetchType: "none" })),
  );
  const cache = client.getQueryCache();
  const shown = keys.flatMap((queryKey) => cache.findAll({ queryKey, type: "active" }));
  await Promise.all(shown.map(fetchToEnd));
}
