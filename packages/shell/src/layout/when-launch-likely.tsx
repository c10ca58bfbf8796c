import { useAtomInIsland } from "@naluma/ui/use-atom-in-island";
import type { ReactNode } from "react";
import { launchLikelyAtom } from "../app/live.ts";
import { WithLauncher } from "../app/with-live.tsx";

/** What a page of the lobby shows of games comes with the first sign that somebody may start one. */
export function WhenLaunchLikely({ children }: { children: ReactNode }) {
  return useAtomInIsland(launchLikelyAtom, false) && <WithLauncher>{children}</WithLauncher>;
}
