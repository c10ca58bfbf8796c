import type { Game } from "@naluma/lobby";
import { useCallback } from "react";
import { useApp } from "../app/use-app.ts";
import { liveAtom } from "../app/live-atom.ts";

/**
 * Starts a game of the lobby inside the player's click. In the moment before the launcher is
 * loaded the click waits for it: browsers let a window open for some seconds after.
 */
export function usePlay(): (game: Game, name: string, providerName: string) => void {
  const app = useApp();
  return useCallback(
    (game, name, providerName) => {
      const wanted = {
        provider: game.provider,
        type: game.type,
        code: game.code,
        name,
        providerName,
        picture: game.picture,
        needsAccount: !game.customized,
        extra: game.extra,
      };
      const live = app.store.get(liveAtom);
      if (live) {
        live.launcher.play(wanted);
        return;
      }
      const stop = app.store.sub(liveAtom, () => {
        stop();
        app.store.get(liveAtom)?.launcher.play(wanted);
      });
    },
    [app],
  );
}
