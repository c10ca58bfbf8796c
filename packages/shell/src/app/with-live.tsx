import { LauncherContext } from "@naluma/game-launcher";
import { MemberContext } from "@naluma/member";
import { useAtomInIsland } from "@naluma/ui/use-atom-in-island";
import { WalletContext } from "@naluma/wallet";
import type { ReactNode } from "react";
import { liveAtom } from "./live.ts";

interface WithLiveProps {
  /** Stands until `live` is here. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * What needs member, wallet or launcher appears when they are here. The contexts are given here and not by the page's
 * frame: a context that changes above an island takes the server's HTML away.
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

/** The same for what is about a game, which no small window starts. */
export function WithLauncher({ children }: { children: ReactNode }) {
  const live = useAtomInIsland(liveAtom, undefined);
  return live?.launcher ? <WithLive>{children}</WithLive> : null;
}
