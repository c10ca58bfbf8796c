import { useMachine } from "@naluma/machine/react";
import { useLauncherInstance } from "../runner/use-launcher-instance.ts";
import { InLobbyGame } from "./in-lobby.ts";

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
