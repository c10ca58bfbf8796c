import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useAtomInIsland } from "@naluma/ui/use-atom-in-island";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { gameTypesQuery } from "./game-types-query.ts";
import { type GameType, providerNames } from "./game.ts";
import { firstLobby, lobbyAtom, type LobbyState } from "./lobby-state.ts";

/** The lobby state for its islands. As long as it is unchanged, nothing renders twice. */
export const useLobby = (): LobbyState => useAtomInIsland(lobbyAtom, firstLobby);

const none: readonly GameType[] = [];

/** The game types; while those of another currency load, the previous ones. */
export function useGameTypes() {
  const query = gameTypesQuery(useApi(), useSite(), useLocale());
  const {
    data = none,
    isError,
    refetch,
  } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  return { types: data, isError, refetch };
}

/**
 * A provider's name in the current language; undefined until the game types have loaded, and its code if they did not
 * or do not contain it. Every page uses it, even above the home page's
 * own data: a query started there would keep those out of the first render. So this one starts after mounting, and the
 * function reads whatever is known when it is called. It is referentially stable: a new function would make parts that
 * have not hydrated yet lose the server's HTML.
 */
export function useProviderName(): (provider: string) => string | undefined {
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
      const state = client.getQueryState(query.queryKey);
      if (!state || state.status === "pending") return undefined;
      return providerNames(state.data ?? none, locale).get(provider) ?? provider;
    },
    [client, query, locale],
  );
}

/** The providers' names by code, as far as the game types contain them. */
export function useProviderNames(): ReadonlyMap<string, string> {
  const locale = useLocale();
  const { types } = useGameTypes();
  return useMemo(() => providerNames(types, locale), [types, locale]);
}
