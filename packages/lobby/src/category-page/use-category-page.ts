import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { listsFor, type Choice, type List } from "../catalogue/filter.ts";
import { nameOf, type Game } from "../catalogue/game.ts";
import { chosenGamesQuery } from "../catalogue/catalogue-queries.ts";
import { keepFirst, slots, type Kind } from "../catalogue/categories.ts";
import { kindsNow, kindTitle, type KindNow } from "../category-tabs/category-tab.ts";
import { useGameTypes } from "../catalogue/use-lobby.ts";
import { askedBy, providerAddress } from "../addresses/provider-address.ts";
import type { TileSource } from "../paged-grid/paged-grid.tsx";
import { words } from "../words.ts";
import { hallAddress } from "../addresses/category-page-address.ts";
import { firstOfKindQuery } from "./category-page-queries.ts";

interface ProviderLink {
  readonly href: string;
  readonly name: string;
  /** Its mark; '' when there is none. */
  readonly picture: string;
}

export interface HallPageView {
  readonly title: string;
  readonly kinds: readonly KindNow[];
  readonly providers: readonly ProviderLink[];
  readonly lists: readonly List[];
  readonly list: List;
  readonly source: TileSource;
  chooseList(list: List): void;
}

/** The hall of one kind of games. */
export function useHallPage(kind: Kind, memberId: number | undefined): HallPageView {
  const t = useWords(words);
  const api = useApi();
  const site = useSite();
  const locale = useLocale();
  const { types, isError: noTypes, refetch: askTypes } = useGameTypes();
  const [chosenList, chooseList] = useState<List>("all_game");
  const [restWanted, setRestWanted] = useState(false);

  const lists = listsFor(kind, memberId !== undefined);
  // A visitor has no lists of their own, also after a logout.
  const list = lists.includes(chosenList) ? chosenList : "all_game";
  const choice = useMemo((): Choice => ({ kind, list, provider: undefined }), [kind, list]);
  const isFirst = list === "all_game";
  const first = useQuery({
    ...firstOfKindQuery(api, site, locale, kind),
    placeholderData: (before, query) => (query?.queryKey[2] === kind ? before : undefined),
  });
  const chosen = useQuery({
    ...chosenGamesQuery(api, site, locale, choice, memberId),
    // A crash menu has no list of providers: they are those of its games.
    enabled: restWanted || !isFirst || kind === "crash",
    placeholderData: (before, query) => (query?.queryKey[2] === choice ? before : undefined),
  });
  const hasCrash = first.data?.hasCrash ?? kind === "crash";
  const kinds = useMemo(
    () => kindsNow({ types, hasCrash, current: kind }, t, hallAddress),
    [types, hasCrash, kind, t],
  );

  const games =
    isFirst && chosen.data
      ? keepFirst(first.data?.games ?? [], chosen.data)
      : (chosen.data ?? (isFirst ? first.data?.games : undefined));
  const entries = types.find(({ id }) => id === kind)?.providers ?? [];
  const crashEntries = kind === "crash" ? onePerProvider(chosen.data ?? []) : [];
  const markOf = (code: string) =>
    types.flatMap(({ providers }) => providers).find(({ provider }) => provider === code);

  return {
    title: kindTitle(kind, types, t) || t("lobby.games"),
    kinds,
    providers: [
      ...entries.map((entry) => linkOf(entry, entry, false)),
      ...crashEntries.map((game) => linkOf(markOf(game.provider), game, true)),
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

  function linkOf(named: Game | undefined, entry: Game, isCrash: boolean): ProviderLink {
    const asked = { ...askedBy(entry, isCrash), ...(isCrash && { type: slots }) };
    return {
      href: providerAddress(asked, site),
      name: nameOf({ names: named?.names ?? {}, code: entry.provider }, locale),
      picture: named?.picture ?? "",
    };
  }
}

const onePerProvider = (games: readonly Game[]): readonly Game[] => [
  ...new Map(games.map((game) => [`${game.provider}/${game.house}`, game] as const)).values(),
];
