import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useCallback, useSyncExternalStore } from "react";
import { gameTypesQuery } from "./game-types-query.ts";
import type { GameType } from "./game.ts";
import { firstLobby, type LobbyState, lobbyAtom } from "./lobby-state.ts";

const onServer = () => firstLobby;

/**
 * What every part of the lobby follows. Parts hydrate when their code arrives: what has happened
 * meanwhile (a login, a filter) waits until the server's HTML is theirs. Where nothing has, nothing is
 * drawn twice.
 */
export function useLobby(): LobbyState {
  const store = useStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(lobbyAtom, onChange), [store]);
  return useSyncExternalStore(subscribe, () => store.get(lobbyAtom), onServer);
}

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
