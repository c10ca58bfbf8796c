import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { categoryName } from "../catalogue/filter-names.ts";
import { nameOf, providerNameOf, type CatalogueGame } from "../catalogue/game.ts";
import { words } from "../words.ts";
import { demoTypesQuery, providerDemosQuery } from "./demo-queries.ts";
import { tryDemoAtom } from "./demo.ts";

interface Choosable {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  readonly isChosen: boolean;
  choose(): void;
}

interface DemoTile {
  readonly id: number;
  readonly name: string;
  readonly provider: string;
  readonly picture: string;
  open(): void;
}

export interface DemoListView {
  readonly types: readonly Choosable[];
  readonly providers: readonly Choosable[];
  readonly tiles: readonly DemoTile[];
  readonly state: "loading" | "failed" | "empty" | "ready";
  retry(): void;
}

/** A provider and house, as one entry of the list. */
const keyOf = ({ providerId, house }: CatalogueGame) => `${providerId}/${house}`;

const none: readonly CatalogueGame[] = [];

export function useDemoList(): DemoListView {
  const t = useWords(words);
  const api = useApi();
  const site = useSite();
  const locale = useLocale();
  const open = useSetAtom(tryDemoAtom);
  const [chosenType, chooseType] = useState<number>();
  const [chosenProvider, chooseProvider] = useState<string>();

  const offered = useQuery(demoTypesQuery(api, site, locale));
  const types = offered.data ?? [];
  const type = types.find(({ id }) => id === chosenType) ?? types[0];
  const entries = type?.providers ?? none;
  const entry = entries.find((each) => keyOf(each) === chosenProvider) ?? entries[0];
  const demos = useQuery({
    ...providerDemosQuery(api, site, locale, {
      providerId: entry?.providerId ?? "",
      type: type?.id ?? 0,
      house: entry?.house ?? "",
      behind: entry?.behind,
    }),
    enabled: entry !== undefined,
  });

  const nameOfProvider = (each: CatalogueGame) => providerNameOf(each, locale);
  const providerName = entry ? nameOfProvider(entry) : "";
  const games = (entry && demos.data) ?? none;
  const failed = offered.isError || (entry !== undefined && demos.isError);
  const isLoading = offered.isPending || (entry !== undefined && demos.isPending);

  return {
    types: types.map(({ id, name }) => {
      const own = categoryName(id);
      return {
        id: String(id),
        name: own ? t(own) : name,
        picture: "",
        isChosen: id === type?.id,
        choose: () => chooseType(id),
      };
    }),
    providers: entries.map((each) => ({
      id: keyOf(each),
      name: nameOfProvider(each),
      picture: each.picture,
      isChosen: each === entry,
      choose: () => chooseProvider(keyOf(each)),
    })),
    tiles: games.map((game) => {
      const name = nameOf(game, locale);
      return {
        id: game.id,
        name,
        provider: providerName,
        picture: game.picture,
        open: () => open({ game, name, providerName }),
      };
    }),
    state: failed ? "failed" : isLoading ? "loading" : games.length === 0 ? "empty" : "ready",
    retry() {
      if (offered.isError) void offered.refetch();
      if (demos.isError) void demos.refetch();
    },
  };
}
