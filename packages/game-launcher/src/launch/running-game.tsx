import { useMachine } from "@naluma/machine/react";
import { late } from "@naluma/ui/later";
import { useLent } from "./use-launcher-context.ts";

const line = late(() => import("./running-game-line.tsx"));

/**
 * The way out of a game that runs in a window of its own, also when the handle of that window is
 * lost. Nothing while no game runs, and nothing for a visitor, who has none.
 */
export function RunningGame() {
  const launcher = useLent();
  const state = useMachine(launcher);
  if (state.at !== "playing" && state.at !== "quitting") return null;
  return <line.View state={state} onQuit={launcher.quit} />;
}
