import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useCallback, useSyncExternalStore } from "react";
import type { GameType } from "./game.ts";
import { gameTypesQuery } from "./game-types-query.ts";
import { firstHall, type Hall, hallAtom } from "./lobby-state.ts";

const onServer = () => firstHall;

/**
 * What every part of the hall follows. Parts hydrate when their code arrives: what has happened
 * meanwhile (a login, a choice) waits until the server's HTML is theirs. Where nothing has, nothing is
 * drawn twice.
 */
export function useHall(): Hall {
  const store = useStore();
  const subscribe = useCallback((tell: () => void) => store.sub(hallAtom, tell), [store]);
  return useSyncExternalStore(subscribe, () => store.get(hallAtom), onServer);
}

const none: readonly GameType[] = [];

/** The game types; the last known ones while those of another currency are on their way. */
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
