import { lazyView } from "@naluma/ui/lazy-view";
import { useEffect, useEffectEvent, useState } from "react";

export const VirtualGrid = lazyView(() => import("./virtual-grid.tsx"));

/**
 * Whether the grid of all games was requested and its code is loaded; until then the first games stay on the page.
 *
 * @param giveUp called if its code could not be loaded; the next request tries again
 */
export function useVirtualGrid(isWanted: boolean, giveUp: () => void): boolean {
  const [isHere, setHere] = useState(VirtualGrid.isLoaded);
  const failed = useEffectEvent(giveUp);

  useEffect(() => {
    if (!isWanted || isHere) return undefined;
    let isOnPage = true;
    void VirtualGrid.preload().then(() => {
      if (!isOnPage) return;
      if (VirtualGrid.isLoaded()) setHere(true);
      else failed();
    });
    return () => {
      isOnPage = false;
    };
  }, [isWanted, isHere]);

  return isWanted && isHere;
}
