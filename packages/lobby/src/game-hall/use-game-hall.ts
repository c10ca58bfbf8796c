import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, useSyncExternalStore } from "react";
import { type Game, type GameType, nameOf, providerNames } from "./game.ts";
import { catalogueQuery, firstGamesQuery, gameTypesQuery } from "./game-hall-queries.ts";
import { firstTiles, gamesOfType, moreTiles, navigationTypes } from "./hall.ts";

export interface HallTile {
  readonly game: Game;
  readonly name: string;
  readonly provider: string;
  /** In the first rows: its picture is fetched at once. */
  readonly eager: boolean;
}

export interface GameHall {
  readonly types: readonly GameType[];
  readonly typeId: number | undefined;
  readonly tiles: readonly HallTile[];
  readonly total: number;
  readonly state: "loading" | "failed" | "ready";
  readonly hasMore: boolean;
  chooseType(id: number): void;
  showMore(): void;
  retry(): void;
}

const never = () => () => undefined;
const inBrowser = () => true;
/** Also what the page sees while it hydrates. */
const onServer = () => false;

/** `eagerTiles`: how many pictures stand in the first view of this template. */
export function useGameHall(eagerTiles: number): GameHall {
  const api = useApi();
  const site = useSite();
  const locale = useLocale();
  const [chosen, setChosen] = useState<number>();
  const [shown, setShown] = useState(firstTiles);
  // The catalogue waits until the page can be used.
  const usable = useSyncExternalStore(never, inBrowser, onServer);

  const types = useQuery(gameTypesQuery(api, site, locale));
  const first = useQuery(firstGamesQuery(api, site, locale));
  const catalogue = useQuery({ ...catalogueQuery(api, site, locale), enabled: usable });

  const navigation = useMemo(() => navigationTypes(types.data ?? []), [types.data]);
  const providers = useMemo(() => providerNames(types.data ?? [], locale), [types.data, locale]);
  const typeId = chosen ?? navigation[0]?.id;
  const sent = typeId === navigation[0]?.id ? first.data : undefined;
  const games = catalogue.data ? gamesOfType(catalogue.data, typeId) : sent;

  const failed = types.isError || (!games && (catalogue.isError || first.isError));
  return {
    types: navigation,
    typeId,
    tiles: (games ?? []).slice(0, shown).map((game, place) => ({
      game,
      name: nameOf(game, locale),
      provider: providers.get(game.provider) ?? game.provider,
      eager: place < eagerTiles,
    })),
    total: games?.length ?? 0,
    state: failed ? "failed" : games ? "ready" : "loading",
    hasMore: (games?.length ?? 0) > shown || (catalogue.data === undefined && games !== undefined),
    chooseType(id) {
      setChosen(id);
      setShown(firstTiles);
    },
    showMore: () => setShown((count) => count + moreTiles),
    retry() {
      if (types.isError) void types.refetch();
      if (first.isError) void first.refetch();
      if (catalogue.isError) void catalogue.refetch();
    },
  };
}
