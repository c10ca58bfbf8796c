import { useWords } from "@naluma/i18n/react";
import { categoryAddress } from "@naluma/site/category";
import { useSetAtom } from "jotai";
import { useCallback } from "react";
import { navigationTypes } from "../catalogue/categories.ts";
import { categoryName } from "../catalogue/filter-names.ts";
import { setFilterAtom } from "../catalogue/lobby-state.ts";
import { useGameTypes } from "../catalogue/use-lobby.ts";
import { words } from "../words.ts";

export interface CategoryLink {
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
      document.querySelector<HTMLElement>(`.kinds [href="${address}"]`)?.focus();
    },
    [choose],
  );
}
