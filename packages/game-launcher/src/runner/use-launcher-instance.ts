import { createContext, use } from "react";
import type { Launcher } from "./launch.runner.ts";

export const LauncherContext = createContext<Launcher | undefined>(undefined);

export function useLauncherInstance(): Launcher {
  const launcher = use(LauncherContext);
  if (!launcher) throw new Error("the launcher needs a <LauncherContext> above it");
  return launcher;
}
