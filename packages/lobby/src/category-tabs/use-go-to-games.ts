import { categoryAddress } from "@naluma/site/category";
import { useSetAtom } from "jotai";
import { useCallback } from "react";
import { setFilterAtom } from "../catalogue/lobby-state.ts";

interface ProviderGames {
  /** Number of the game type. */
  readonly type: number;
  readonly providerId: string;
}

/** Shows the games of a provider on the home page, and puts the focus on their category. Always one function. */
export function useGoToGames(): (games: ProviderGames) => void {
  const choose = useSetAtom(setFilterAtom);
  return useCallback(
    ({ type, providerId }) => {
      const address = categoryAddress(type);
      // The address changes without the router: nothing is loaded.
      history.replaceState(history.state, "", address);
      choose({ category: type, list: "all_game", providerId });
      document.querySelector("#games")?.scrollIntoView();
      document.querySelector<HTMLElement>(`.kinds [href="${address}"]`)?.focus();
    },
    [choose],
  );
}
