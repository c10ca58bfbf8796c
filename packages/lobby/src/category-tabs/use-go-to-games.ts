import { categoryAddress } from "@naluma/site/category";
import { useSetAtom } from "jotai";
import { useCallback } from "react";
import { setFilterAtom } from "../catalogue/lobby-state.ts";

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
