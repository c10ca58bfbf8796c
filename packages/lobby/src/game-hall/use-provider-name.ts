import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { type GameType, providerNames } from "./game.ts";
import { gameTypesQuery } from "./game-hall-queries.ts";

const none: readonly GameType[] = [];

/**
 * What a provider is called in the language on screen; its code where nobody says. Every page asks, also
 * above the home page's own data: a query begun there would keep those from the first drawing. So it
 * looks at what is known, and asks once the page is there.
 */
export function useProviderName(): (provider: string) => string {
  const client = useQueryClient();
  const locale = useLocale();
  const api = useApi();
  const site = useSite();
  const query = useMemo(() => gameTypesQuery(api, site, locale), [api, site, locale]);

  const types = useSyncExternalStore(
    useCallback(
      // Not at once: the cache also speaks while something is being drawn.
      (changed) => client.getQueryCache().subscribe(() => queueMicrotask(changed)),
      [client],
    ),
    () => client.getQueryData(query.queryKey) ?? none,
    () => none,
  );
  useEffect(() => {
    void client.prefetchQuery(query);
  }, [client, query]);

  const names = useMemo(() => providerNames(types, locale), [types, locale]);
  return useCallback((provider) => names.get(provider) ?? provider, [names]);
}
