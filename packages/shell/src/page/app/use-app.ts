import type { CatalogueGame } from "@naluma/lobby";
import { openRegister } from "@naluma/register";
import { useSite } from "@naluma/site/use-site";
import { useStore } from "jotai";
import { createContext, use, useCallback } from "react";
import type { App } from "./app.ts";

export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error("useApp needs an <AppProvider> above it");
  return app;
}

export function useOpenRegister(): () => void {
  const store = useStore();
  return () => openRegister(store);
}

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
