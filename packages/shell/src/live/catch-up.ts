import { refetchSilently } from "@naluma/api-client/query-client";
import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";

/** Until it was had: a reading that somebody cancels, to begin it anew, ends like one that succeeded. */
async function fetchToEnd(query: Query): Promise<void> {
  await (query.state.status === "error"
    ? refetchSilently(query)
    : query.fetch(undefined, { cancelRefetch: true }));
  while (query.isActive() && query.state.isInvalidated) await query.fetch();
}

/**
 * Fetches anew what is on screen of these, and lets the rest be fetched when it is shown again. Rejects when
 * something could not be had; what was refused before, and told, is not told at each further try.
 */
export async function catchUp(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    keys.map((queryKey) => client.invalidateQueries({ queryKey, refetchType: "none" })),
  );
  const cache = client.getQueryCache();
  const shown = keys.flatMap((queryKey) => cache.findAll({ queryKey, type: "active" }));
  await Promise.all(shown.map(fetchToEnd));
}
