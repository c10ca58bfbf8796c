import { GamesSkeleton } from "@naluma/lobby";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { memo, useState, type ComponentType } from "react";

type Load = () => Promise<{ default: ComponentType }>;

/** A page of games whose view is a separate chunk. `loadView` is for its client loader. */
export function gamesView(load: Load) {
  let loaded: ComponentType | undefined;
  const loadView = async () => {
    loaded = (await load()).default;
  };
  const Lazy = lazyView(load, { drawnByServer: true });

  const GamesView = memo(function GamesView() {
    // React shows a lazy view's skeleton for 300 ms even if its code has loaded. The choice stays the same while the
    // page is mounted.
    const [View] = useState<ComponentType>(() => loaded ?? Lazy);
    return (
      <Island fallback={<GamesSkeleton />}>
        <View />
      </Island>
    );
  });
  return { GamesView, loadView };
}
