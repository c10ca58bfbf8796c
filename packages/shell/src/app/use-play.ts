import type { CatalogueGame } from "@naluma/lobby";
import { useSite } from "@naluma/site/use-site";
import { useCallback } from "react";
import { useApp } from "./use-app.ts";

/**
 * Starts a game of the lobby inside the player's click; an entry that the site put together leads to its list
 * (W-26). Until `live` is loaded the click waits for it: browsers let a window open for some seconds
 * after.
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
