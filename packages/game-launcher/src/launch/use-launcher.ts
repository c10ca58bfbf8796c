import { useMachine } from "@naluma/machine/react";
import { launchFlags } from "./launch.state.ts";
import { useLent } from "./use-launcher-context.ts";

/** The launch on screen: state, the stated flags, and what the player can do about it. */
export function useLauncher() {
  const launcher = useLent();
  const state = useMachine(launcher);
  const { play, quit, forceQuit, pageLeft } = launcher;
  return { state, flags: launchFlags(state), play, quit, forceQuit, pageLeft };
}
