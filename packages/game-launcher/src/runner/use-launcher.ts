import { useMachine } from "@naluma/machine/react";
import { launchFlags } from "../launch/launch.state.ts";
import { useLauncherInstance } from "./use-launcher-instance.ts";

/** The launch on screen: state, the stated flags, and what the player can do about it. */
export function useLauncher() {
  const launcher = useLauncherInstance();
  const state = useMachine(launcher);
  const { play, quit, forceQuit, pageLeft } = launcher;
  return { state, flags: launchFlags(state), play, quit, forceQuit, pageLeft };
}
