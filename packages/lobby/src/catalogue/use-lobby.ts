import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useAtomInIsland } from "@naluma/ui/use-atom-in-island";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { gameTypesQuery } from "./game-types-query.ts";
import type { GameType } from "./game.ts";
import { firstLobby, type LobbyState, lobbyAtom } from "./lobby-state.ts";

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
