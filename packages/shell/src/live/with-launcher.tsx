import { LauncherContext } from "@naluma/game-launcher";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { launcherAtom } from "../app/live-atom.ts";

/** What needs the launcher appears when the launcher is there. */
export function WithLauncher({ children }: { children: ReactNode }) {
  const launcher = useAtomValue(launcherAtom);
  if (!launcher) return null;
  return <LauncherContext value={launcher}>{children}</LauncherContext>;
}
