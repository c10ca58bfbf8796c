import { LauncherContext } from "@naluma/game-launcher";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { liveAtom } from "../app/live-atom.ts";

/** What needs the launcher appears when the launcher is there, right after the first paint. */
export function WithLauncher({ children }: { children: ReactNode }) {
  const live = useAtomValue(liveAtom);
  if (!live) return null;
  return <LauncherContext value={live.launcher}>{children}</LauncherContext>;
}
