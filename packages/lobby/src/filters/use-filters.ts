import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useSetAtom } from "jotai";
import { useMemo } from "react";
import { firstKind } from "../game-hall/hall.ts";
import { chooseAtom } from "../game-hall/hall-state.ts";
import { useGameTypes, useHall } from "../game-hall/use-hall.ts";
import { mostNames, providersOf, type Provider } from "../providers/provider-list.ts";
import { listsFor, withList, withProvider, type List } from "./choice.ts";

export interface Filters {
  readonly lists: readonly List[];
  readonly list: List;
  readonly providers: readonly Provider[];
  /** The provider-name line; a phone has no room for one. */
  readonly named: readonly Provider[];
  readonly provider: Provider | undefined;
  readonly isMobile: boolean;
  chooseList(list: List): void;
  /** Nothing: all providers. */
  chooseProvider(code: string | undefined): void;
}

/** What can narrow the games of the current kind, and what does. */
export function useFilters(): Filters {
  const locale = useLocale();
  const isMobile = useSite().template === "mobile";
  const { types } = useGameTypes();
  const { choice, memberId } = useHall();
  const set = useSetAtom(chooseAtom);
  const kind = choice.kind ?? firstKind(types);
  const providers = useMemo(() => providersOf(types, kind, locale), [types, kind, locale]);
  return {
    lists: listsFor(kind, memberId !== undefined),
    list: choice.list,
    providers,
    named: isMobile ? [] : providers.slice(0, mostNames),
    provider: providers.find(({ code }) => code === choice.provider),
    isMobile,
    chooseList: (list) => set(withList(choice, list)),
    chooseProvider: (code) => set(withProvider(choice, code)),
  };
}
