import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { type Category, slots } from "@naluma/site/category";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { askedBy, categoryPageAddress, providerAddress } from "../addresses/page-address.ts";
import { filteredGamesQuery } from "../catalogue/catalogue-queries.ts";
import { type CategoryTab, categoryTabs, categoryTitle } from "../catalogue/categories.ts";
import { listsFor } from "../catalogue/filter-rules.ts";
import { type Filter, type List } from "../catalogue/filter.ts";
import { keepFirst } from "../catalogue/first-games.ts";
import { type CatalogueGame, providerNameOf } from "../catalogue/game.ts";
import { useGameTypes } from "../catalogue/use-lobby.ts";
import type { TileSource } from "../paged-grid/paged-grid.tsx";
import { words } from "../words.ts";
import { firstOfCategoryQuery } from "./category-page-queries.ts";

interface ProviderLink {
  readonly href: string;
  readonly name: string;
  /** The address of its icon; '' if there is none. */
  readonly picture: string;
}

export interface CategoryPageView {
  readonly title: string;
  readonly tabs: readonly CategoryTab[];
  readonly providers: readonly ProviderLink[];
  readonly lists: readonly List[];
  readonly list: List;
  readonly source: TileSource;
  chooseList(list: List): void;
}

export function useCategoryPage(
  category: Category,
  memberId: number | undefined,
): CategoryPageView {
  const t = useWords(words);
  const api = useApi();
  const site = useSite();
  const locale = useLocale();
  const { types, isError: noTypes, refetch: askTypes } = useGameTypes();
  const [chosenList, chooseList] = useState<List>("all_game");
  const [restWanted, setRestWanted] = useState(false);

  const lists = listsFor(category, memberId !== undefined);
  // A visitor has no personal lists, even right after a logout.
  const list = lists.includes(chosenList) ? chosenList : "all_game";
  const filter = useMemo(
    (): Filter => ({ category, list, providerId: undefined }),
    [category, list],
  );
  const isFirst = list === "all_game";
  const first = useQuery({
    ...firstOfCategoryQuery(api, site, locale, category),
    placeholderData: (before, query) => (query?.queryKey[2] === category ? before : undefined),
  });
  const chosen = useQuery({
    ...filteredGamesQuery(api, site, locale, filter, memberId),
    // The crash menu has no list of providers: they are derived from its games.
    enabled: restWanted || !isFirst || category === "crash",
    placeholderData: (before, query) => (query?.queryKey[2] === filter ? before : undefined),
  });
  const hasCrash = first.data?.hasCrash ?? category === "crash";
  const tabs = useMemo(
    () => categoryTabs({ types, hasCrash, current: category }, t, categoryPageAddress),
    [types, hasCrash, category, t],
  );

  const games =
    isFirst && chosen.data
      ? keepFirst(first.data?.games ?? [], chosen.data)
      : (chosen.data ?? (isFirst ? first.data?.games : undefined));
  const entries = types.find(({ id }) => id === category)?.providers ?? [];
  const crashEntries = category === "crash" ? onePerProvider(chosen.data ?? []) : [];
  const markOf = (code: string) =>
    types.flatMap(({ providers }) => providers).find(({ providerId }) => providerId === code);

  return {
    title: categoryTitle(category, types, t) || t("lobby.games"),
    tabs,
    providers: [
      ...entries.map((entry) => linkOf(entry, entry, false)),
      ...crashEntries.map((game) => linkOf(markOf(game.providerId), game, true)),
    ],
    lists,
    list,
    source: {
      games,
      total: games === undefined ? 0 : isFirst ? Math.max(totalOf(), games.length) : games.length,
      isFailed: games === undefined && (noTypes || (isFirst ? first.isError : chosen.isError)),
      isWaiting: chosen.isFetching,
      wantRest() {
        setRestWanted(true);
        if (chosen.isError) void chosen.refetch();
      },
      retry() {
        if (noTypes) void askTypes();
        if (isFirst) void first.refetch();
        else void chosen.refetch();
      },
    },
    chooseList,
  };

  function totalOf(): number {
    return chosen.data?.length ?? first.data?.total ?? 0;
  }

  function linkOf(
    named: CatalogueGame | undefined,
    entry: CatalogueGame,
    isCrash: boolean,
  ): ProviderLink {
    const asked = { ...askedBy(entry, isCrash), ...(isCrash && { type: slots }) };
    return {
      href: providerAddress(asked, site),
      name: providerNameOf({ names: named?.names ?? {}, providerId: entry.providerId }, locale),
      picture: named?.picture ?? "",
    };
  }
}

const onePerProvider = (games: readonly CatalogueGame[]): readonly CatalogueGame[] => [
  ...new Map(games.map((game) => [`${game.providerId}/${game.house}`, game] as const)).values(),
];
