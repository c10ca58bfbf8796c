import { refetchSilently } from "@naluma/api-client/query-client";
import type { QueryClient, QueryKey } from "@tanstack/react-query";

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
  await Promise.all(
    shown.map((query) =>
      query.state.status === "error"
        ? refetchSilently(query)
        : query.fetch(undefined, { cancelRefetch: true }),
    ),
  );
}
