import { useAtomInIsland } from "@naluma/ui/use-atom-in-island";
import type { ReactNode } from "react";
import { launchLikelyAtom } from "../app/live.ts";
import { WithLauncher } from "../app/with-live.tsx";

/** Loads a lobby page's game features at the first sign that a game may be started. */
export function WhenLaunchLikely({ children }: { children: ReactNode }) {
  return useAtomInIsland(launchLikelyAtom, false) && <WithLauncher>{children}</WithLauncher>;
}
