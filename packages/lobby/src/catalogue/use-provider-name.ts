import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { gameTypesQuery } from "./game-types-query.ts";
import { type GameType, providerNames } from "./game.ts";

const none: readonly GameType[] = [];

/**
 * A provider's name in the current language; its code if it is unknown. Every page uses it, even above the home page's
 * own data: a query started there would keep those out of the first render. So this one starts after mounting, and the
 * function reads whatever is known when it is called. It is referentially stable: a new function would make parts that
 * have not hydrated yet lose the server's HTML.
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
