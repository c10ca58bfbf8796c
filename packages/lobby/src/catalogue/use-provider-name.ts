import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { gameTypesQuery } from "./game-types-query.ts";
import { type GameType, providerNames } from "./game.ts";

const none: readonly GameType[] = [];

/**
 * What a provider is called in the language on screen; its code where nobody says. Every page asks, also
 * above the home page's own data: a query begun there would keep those from the first drawing. So this
 * asks once the page is there, and looks at what is known when it is called. It stays the same function:
 * parts that have not hydrated yet would lose the server's HTML by a new one.
 */
export function useProviderName(): (provider: string) => string {
  const client = useQueryClient();
  const locale = useLocale();
  const api = useApi();
  const site = useSite();
  const query = useMemo(() => gameTypesQuery(api, site, locale), [api, site, locale]);

  useEffect(() => {
    void client.prefetchQuery(query);
  }, [client, query]);

  return useCallback(
    (provider) => {
      const types = client.getQueryData(query.queryKey) ?? none;
      return providerNames(types, locale).get(provider) ?? provider;
    },
    [client, query, locale],
  );
}
