import { useMachine } from "@naluma/machine/react";
import { late } from "@naluma/ui/later";
import { useEffect } from "react";
import { useLent } from "./use-launcher-context.ts";

const sight = late(() => import("./game-in-sight.tsx"));

/**
 * What a page of the lobby shows of a game: the dialog in which it opens, or the way out of one that runs in a
 * window of its own, also when the handle of that window is lost. Nothing for a visitor, who has none.
 */
export function RunningGame() {
  const launcher = useLent();
  const state = useMachine(launcher);
  // A press is answered at once: what shows it is here before.
  useEffect(() => void sight.fetchNow(), []);
  return state.at === "idle" ? null : <sight.View state={state} onQuit={launcher.quit} />;
}
