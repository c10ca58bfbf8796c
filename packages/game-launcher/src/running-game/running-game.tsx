import { useMachine } from "@naluma/machine/react";
import { lazyView } from "@naluma/ui/lazy-view";
import { useLauncherInstance } from "../runner/use-launcher-instance.ts";

/**
 * A running game as shown by the pages of the lobby: the dialog in which it opens, or the button that ends a game in
 * its own window. The button also works if the handle of that window is lost. Renders nothing for a visitor.
 */
export function RunningGame() {
  const launcher = useLauncherInstance();
  const state = useMachine(launcher);
  return state.at === "idle" ? null : (
    <InLobbyGame state={state} onShow={launcher.bringForward} onQuit={launcher.quit} />
  );
}

/** The part of a game shown in the lobby: loaded with the launcher, so that a press gets an immediate response. */
export const InLobbyGame = lazyView(() => import("./in-lobby-game.tsx"));
