import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { type Category, categoryAddress, categoryAt } from "@naluma/site/category";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useCallback, useEffect, useEffectEvent, useMemo } from "react";
import { firstGamesQuery } from "../catalogue/catalogue-queries.ts";
import {
  type CategoryTab,
  categoryTabs,
  firstCategory,
  navigationTypes,
} from "../catalogue/categories.ts";
import { categoryName } from "../catalogue/filter-names.ts";
import { withCategory } from "../catalogue/filter-rules.ts";
import { setFilterAtom } from "../catalogue/lobby-state.ts";
import { useGameTypes, useLobby } from "../catalogue/use-lobby.ts";
import { words } from "../words.ts";

/** The categories that have a page. */
export function useCategoryTabs(): readonly CategoryTab[] {
  const t = useWords(words);
  const { types } = useGameTypes();
  const { filter } = useLobby();
  const { data: hasCrash = false } = useQuery({
    ...firstGamesQuery(useApi(), useSite(), useLocale()),
    select: (first) => first.hasCrash,
  });
  const current = filter.category ?? firstCategory(types);

  return useMemo(
    () => categoryTabs({ types, hasCrash, current }, t, categoryAddress),
    [types, hasCrash, current, t],
  );
}

/** Switches to another category. The address changes without the router, so nothing loads or scrolls. */
export function useGoToCategory(): (category: Category) => void {
  const { types } = useGameTypes();
  const { filter } = useLobby();
  const set = useSetAtom(setFilterAtom);
  return (category) => {
    const address = categoryAddress(category);
    if (location.hash !== address) history.replaceState(history.state, "", address);
    const next = category === firstCategory(types) ? undefined : category;
    if (next === filter.category) return;
    const providers = types.find(({ id }) => id === category)?.providers ?? [];
    const offered = providers.map(({ providerId }) => providerId);
    set(withCategory(filter, next, offered));
  };
}

/** Handles a link to a category, or a press on one before the page was ready to respond. */
export function useCategoryOfAddress(goTo: (category: Category) => void): void {
  const isKnown = useGameTypes().types.length > 0;
  const follow = useEffectEvent(() => {
    const asked = categoryAt(location.hash);
    if (asked !== undefined) goTo(asked);
  });
  useEffect(() => {
    if (!isKnown) return;
    follow();
    const followed = () => follow();
    window.addEventListener("hashchange", followed);
    return () => window.removeEventListener("hashchange", followed);
  }, [isKnown]);
}

interface CategoryLink {
  readonly name: string;
  /** Its address on the home page. */
  readonly href: string;
}

/** The categories of the lobby's navigation, for a list of links elsewhere on the page. */
export function useCategoryLinks(): readonly CategoryLink[] {
  const t = useWords(words);
  const { types } = useGameTypes();
  return navigationTypes(types).map(({ id, name }) => {
    const own = categoryName(id);
    return { name: own ? t(own) : name, href: categoryAddress(id) };
  });
}

interface ProviderGames {
  /** The number of the game type. */
  readonly type: number;
  readonly providerId: string;
}

/** Shows a provider's games on the home page, and focuses their category. Referentially stable. */
export function useGoToGames(): (games: ProviderGames) => void {
  const choose = useSetAtom(setFilterAtom);
  return useCallback(
    ({ type, providerId }) => {
      const address = categoryAddress(type);
      // The address changes without the router, so nothing loads.
      history.replaceState(history.state, "", address);
      choose({ category: type, list: "all_game", providerId });
      document.querySelector("#games")?.scrollIntoView();
      document.querySelector<HTMLElement>(`.category-tabs [href="${address}"]`)?.focus();
    },
    [choose],
  );
}
