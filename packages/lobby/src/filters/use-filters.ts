import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useSetAtom } from "jotai";
import { useMemo } from "react";
import { askedBy, providerAddress } from "../addresses/page-address.ts";
import { firstCategory, type Provider, providersOf } from "../catalogue/categories.ts";
import { listsFor, withList, withProvider } from "../catalogue/filter-rules.ts";
import { type List } from "../catalogue/filter.ts";
import { setFilterAtom } from "../catalogue/lobby-state.ts";
import { useGameTypes, useLobby } from "../catalogue/use-lobby.ts";
import { demoListAtom, offersDemos } from "../demo/demo.ts";

export interface Filters {
  readonly lists: readonly List[];
  readonly list: List;
  readonly providers: readonly Provider[];
  /** The providers with a toggle of their own; a phone has no room for any. */
  readonly named: readonly Provider[];
  readonly provider: Provider | undefined;
  /** The page with all games of the selected provider; undefined if none is selected. */
  readonly providerPage: { readonly name: string; readonly href: string } | undefined;
  readonly isMobile: boolean;
  /** Opens the list of demos; undefined if demos are not offered. */
  readonly openDemos: (() => void) | undefined;
  chooseList(list: List): void;
  /** Undefined selects all providers. */
  chooseProvider(code: string | undefined): void;
}

/** The maximum number of named providers; the whole list stays one press away (LOBBY-66, A-056). */
const maxProviderNames = 15;

/** The filters for the current category, and the current selection. */
export function useFilters(): Filters {
  const locale = useLocale();
  const site = useSite();
  const isMobile = site.template === "mobile";
  const { types } = useGameTypes();
  const { filter, memberId } = useLobby();
  const set = useSetAtom(setFilterAtom);
  const openDemoList = useSetAtom(demoListAtom);
  const category = filter.category ?? firstCategory(types);
  const providers = useMemo(() => providersOf(types, category, locale), [types, category, locale]);
  const provider = providers.find(({ code }) => code === filter.providerId);
  const entry = types
    .find(({ id }) => id === category)
    ?.providers.find((each) => each.providerId === filter.providerId);
  return {
    lists: listsFor(category, memberId !== undefined),
    list: filter.list,
    providers,
    named: isMobile ? [] : providers.slice(0, maxProviderNames),
    provider,
    providerPage:
      provider && entry
        ? { name: provider.name, href: providerAddress(askedBy(entry), site) }
        : undefined,
    isMobile,
    openDemos: offersDemos(site) ? () => openDemoList(true) : undefined,
    chooseList: (list) => set(withList(filter, list)),
    chooseProvider: (code) => set(withProvider(filter, code)),
  };
}
