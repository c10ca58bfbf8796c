import { LauncherContext } from "@naluma/game-launcher";
import { MemberContext } from "@naluma/member";
import { useAtomInIsland } from "@naluma/ui/use-atom-in-island";
import { WalletContext } from "@naluma/wallet";
import type { ReactNode } from "react";
import { liveAtom, launchLikelyAtom } from "./live.ts";

interface WithLiveProps {
  /** Shown until `live` has loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Renders children that need the member, the wallet or the launcher once these have loaded. The contexts are provided
 * here and not by the page's frame, because a context that changes above an island discards the server's HTML.
 */
export function WithLive({ fallback = null, children }: WithLiveProps) {
  const live = useAtomInIsland(liveAtom, undefined);
  if (!live) return fallback;
  return (
    <MemberContext value={live.member}>
      <WalletContext value={live.wallet}>
        <LauncherContext value={live.launcher}>{children}</LauncherContext>
      </WalletContext>
    </MemberContext>
  );
}

/** The same for children that need the launcher; small windows have none. */
export function WithLauncher({ children }: { children: ReactNode }) {
  const live = useAtomInIsland(liveAtom, undefined);
  return live?.launcher ? <WithLive>{children}</WithLive> : null;
}

/** Loads a lobby page's game features at the first sign that a game may be started. */
export function WhenLaunchLikely({ children }: { children: ReactNode }) {
  return useAtomInIsland(launchLikelyAtom, false) && <WithLauncher>{children}</WithLauncher>;
}
