import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAtom, useAtomValue } from "jotai";
import { useCallback, useMemo } from "react";
import { filteredGamesQuery, firstGamesQuery } from "../catalogue/catalogue-queries.ts";
import { isFirstFilter, type List } from "../catalogue/filter.ts";
import { firstTiles } from "../catalogue/first-games.ts";
import { type CatalogueGame, nameOf, providerNames, type TileGame } from "../catalogue/game.ts";
import { closedProvidersAtom, loadAllAtom, showAllAtom } from "../catalogue/lobby-state.ts";
import { useGameTypes, useLobby } from "../catalogue/use-lobby.ts";

export interface Games {
  readonly tiles: readonly TileGame[];
  /** All games were requested; `allGames` contains them once they are loaded. */
  readonly showsAll: boolean;
  readonly allGames: readonly CatalogueGame[] | undefined;
  tileOf(game: CatalogueGame): TileGame;
  readonly total: number;
  readonly state: "loading" | "failed" | "ready";
  readonly list: List;
  readonly filtered: boolean;
  readonly memberId: number | undefined;
  /** The number of tiles on the page before any request. */
  readonly usual: number;
  readonly hasMore: boolean;
  /** More games were requested and are loading. */
  readonly waiting: boolean;
  /** The end of the first tiles is near. */
  wantRest(): void;
  showMore(): void;
  showFewer(): void;
  retry(): void;
}

export function useGames(): Games {
  const api = useApi();
  const site = useSite();
  const locale = useLocale();
  const { filter, memberId } = useLobby();
  const [showAll, setShowAll] = useAtom(showAllAtom);
  const closed = useAtomValue(closedProvidersAtom);
  const [restWanted, setRestWanted] = useAtom(loadAllAtom);
  const isFirst = isFirstFilter(filter);

  const { types, isError: noTypes, refetch: askTypes } = useGameTypes();
  const first = useQuery({
    ...firstGamesQuery(api, site, locale),
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({
    ...filteredGamesQuery(api, site, locale, filter, memberId),
    enabled: restWanted || showAll || !isFirst,
    // After a login the same list stays on screen until the member's response arrives.
    placeholderData: (before, query) => (query?.queryKey[2] === filter ? before : undefined),
  });

  const games = chosen.data ?? (isFirst ? first.data?.games : undefined);
  const total = chosen.data?.length ?? first.data?.total ?? 0;
  const usual = firstTiles[site.template];
  const providers = useMemo(() => providerNames(types, locale), [types, locale]);
  const tileOf = useCallback(
    (game: CatalogueGame) => ({
      game,
      name: nameOf(game, locale),
      provider: providers.get(game.providerId) ?? game.providerId,
      isClosed: closed.has(game.providerId),
    }),
    [locale, providers, closed],
  );
  const tiles = useMemo(() => (games ?? []).slice(0, usual).map(tileOf), [games, usual, tileOf]);

  const wantRest = useCallback(() => setRestWanted(true), [setRestWanted]);

  const failed = !games && (noTypes || (isFirst ? first.isError : chosen.isError));
  return {
    tiles,
    total,
    state: failed ? "failed" : games ? "ready" : "loading",
    list: filter.list,
    filtered: !isFirst,
    memberId,
    usual,
    hasMore: games !== undefined && total > tiles.length,
    showsAll: showAll,
    allGames: showAll && total > tiles.length ? chosen.data : undefined,
    tileOf,
    waiting: showAll && !chosen.isError,
    wantRest,
    showMore() {
      if (chosen.isError) void chosen.refetch();
      setShowAll(true);
    },
    showFewer: () => setShowAll(false),
    retry() {
      if (noTypes) void askTypes();
      if (isFirst) void first.refetch();
      else void chosen.refetch();
    },
  };
}
