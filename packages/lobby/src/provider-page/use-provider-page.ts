import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import type { Category } from "@naluma/site/category";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { categoryPageAddress, type ProviderAsked } from "../addresses/page-address.ts";
import { favouritesQuery, lastPlayedQuery } from "../catalogue/catalogue-reads.ts";
import { categoryTitle } from "../catalogue/categories.ts";
import { filterGames } from "../catalogue/filter-rules.ts";
import { type List } from "../catalogue/filter.ts";
import { keepFirst } from "../catalogue/first-games.ts";
import { type CatalogueGame, providerNameOf, type Tag } from "../catalogue/game.ts";
import { useGameTypes } from "../catalogue/use-lobby.ts";
import { providerDemosQuery } from "../demo/demo-queries.ts";
import { hallEntryOf } from "../hall-catalogue/hall-catalogue.ts";
import type { TileSource } from "../paged-grid/paged-grid.tsx";
import { words } from "../words.ts";
import { firstOfProviderQuery, providerGamesQuery } from "./provider-page-queries.ts";

/** The lists of a provider's page (LOBBY-52 to LOBBY-54). */
export type OwnList = Extract<List, "all_game" | "my_favorite" | "last_play">;

/** A filter of a list: a label, or only games with a demo. */
export type Only = Tag | "demo";

export interface ProviderPageView {
  readonly name: string;
  /** The address of the provider's icon; '' if there is none. */
  readonly mark: string;
  readonly categoryName: string;
  /** The category page to return to. */
  readonly categoryPage: string;
  readonly lists: readonly OwnList[];
  readonly list: OwnList;
  readonly narrowings: readonly Only[];
  readonly only: Only | undefined;
  readonly source: TileSource;
  chooseList(list: string): void;
  /** Toggles a filter: pressing the active one deselects it. */
  chooseOnly(only: Only): void;
}

const visitorLists = ["all_game"] as const;
const memberLists = ["all_game", "my_favorite", "last_play"] as const;
const tags: readonly Tag[] = ["hot", "new"];

/** The games of one provider. */
export function useProviderPage(
  asked: ProviderAsked,
  memberId: number | undefined,
): ProviderPageView {
  const t = useWords(words);
  const api = useApi();
  const site = useSite();
  const locale = useLocale();
  const { types } = useGameTypes();
  const [chosenList, setList] = useState<OwnList>("all_game");
  const [only, setOnly] = useState<Only>();
  // The document contains the first tiles; the browser then loads all games.
  const first = useQuery(firstOfProviderQuery(api, site, locale, asked));
  const all = useQuery(providerGamesQuery(api, site, locale, asked));
  const demos = useQuery({
    ...providerDemosQuery(api, site, locale, { ...asked, behind: undefined }),
    enabled: !asked.isCrash,
  });
  const lists: readonly OwnList[] = memberId === undefined ? visitorLists : memberLists;
  const list = lists.find((each) => each === chosenList) ?? "all_game";
  const own = useOwnIds(list, memberId);

  const category: Category = asked.isCrash ? "crash" : asked.type;
  const entries = types.flatMap(({ id, providers }) =>
    providers.flatMap((entry) => (entry.providerId === asked.providerId ? [{ id, entry }] : [])),
  );
  const entry = (entries.find(({ id }) => id === asked.type) ?? entries[0])?.entry;
  const englishName = hallEntryOf(asked.providerId)?.englishName;

  const isPlain = list === "all_game" && only === undefined;
  const games = gamesNow();
  return {
    name: entry
      ? providerNameOf({ names: entry.names, providerId: asked.providerId }, locale)
      : (englishName ?? asked.providerId),
    mark: entry?.picture ?? "",
    categoryName: categoryTitle(category, types, t),
    categoryPage: categoryPageAddress(category),
    lists,
    list,
    narrowings: [
      ...tags.filter((tag) => (all.data ?? []).some((game) => game.tag === tag)),
      ...((demos.data ?? []).length > 0 ? (["demo"] as const) : []),
    ],
    only,
    source: {
      games,
      total: games === undefined ? 0 : isPlain ? totalOf(games) : games.length,
      isFailed: games === undefined && (first.isError || all.isError || own.isError),
      isWaiting: all.isFetching,
      wantRest: () => undefined,
      retry() {
        if (all.isError) void all.refetch();
        if (first.isError) void first.refetch();
        own.retry();
      },
    },
    chooseList: (wanted) => setList(memberLists.find((each) => each === wanted) ?? "all_game"),
    chooseOnly: (wanted) => setOnly(only === wanted ? undefined : wanted),
  };

  function totalOf(shown: readonly CatalogueGame[]): number {
    return Math.max(shown.length, all.data?.length ?? first.data?.total ?? 0);
  }

  function gamesNow(): readonly CatalogueGame[] | undefined {
    const known = first.data?.games ?? [];
    const games = all.data ? keepFirst(known, all.data) : first.data?.games;
    if (isPlain || games === undefined) return games;
    if (!all.data || (list !== "all_game" && !own.ids)) return undefined;
    const listed = filterGames(games, { list, providerId: undefined }, { [list]: own.ids ?? [] });
    if (only === undefined) return listed;
    if (only !== "demo") return listed.filter((game) => game.tag === only);
    const triable = new Set((demos.data ?? []).map(({ id }) => id));
    return listed.filter(({ id }) => triable.has(id));
  }
}

interface OwnIds {
  /** The ids of the list's games; undefined while they load. */
  readonly ids: readonly number[] | undefined;
  readonly isError: boolean;
  retry(): void;
}

/** The games of a member's personal list; no request is made for a visitor. */
function useOwnIds(list: OwnList, memberId: number | undefined): OwnIds {
  const asking = { api: useApi(), site: useSite(), locale: useLocale() };
  const member = memberId ?? 0;
  const favourites = useQuery({
    ...favouritesQuery(asking, member),
    enabled: memberId !== undefined && list === "my_favorite",
  });
  const lastPlayed = useQuery({
    ...lastPlayedQuery(asking, member),
    enabled: memberId !== undefined && list === "last_play",
  });
  const question = list === "my_favorite" ? favourites : lastPlayed;
  return {
    ids: list === "all_game" ? [] : question.data,
    isError: list !== "all_game" && question.isError,
    retry() {
      if (list !== "all_game" && question.isError) void question.refetch();
    },
  };
}
