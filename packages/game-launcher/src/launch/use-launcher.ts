import { useMachine } from "@naluma/machine/react";
import { createContext, use } from "react";
import { launchFlags } from "./launch.state.ts";
import type { Launcher } from "./launcher.ts";

export const LauncherContext = createContext<Launcher | undefined>(undefined);

/** The launch on screen: state, the stated flags, and what the player can do about it. */
export function useLauncher() {
  const launcher = use(LauncherContext);
  if (!launcher) throw new Error("useLauncher needs a <LauncherContext> above it");

  const state = useMachine(launcher);
  const { play, quit, forceQuit, pageLeft } = launcher;
  return { state, flags: launchFlags(state), play, quit, forceQuit, pageLeft };
}
