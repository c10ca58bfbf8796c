import type { CatalogueGame } from "@naluma/lobby";
import { useSite } from "@naluma/site/use-site";
import { useCallback } from "react";
import { useApp } from "./use-app.ts";

/**
 * Starts a game of the lobby within the player's click; an entry that the site has put together opens its list
 * (W-26). The click waits until `live` has loaded: browsers still allow a window to be opened for some seconds.
 */
export function usePlay(): (game: CatalogueGame, name: string, providerName: string) => void {
  const app = useApp();
  const { settings, template } = useSite();
  return useCallback(
    (game, name, providerName) => {
      if (game.customized) {
        void import("./go-to-list.ts").then(({ goToList }) =>
          goToList(app, game, { settings, template }),
        );
        return;
      }
      const wanted = { ...game, name, providerName };
      app.press(({ launcher }) => launcher?.play(wanted));
    },
    [app, settings, template],
  );
}
