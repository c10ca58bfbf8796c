import { late } from "@naluma/ui/later";
import { useEffect, useEffectEvent, useState } from "react";

const list = late(() => import("./virtual-grid.tsx"));

export const VirtualGrid = list.View;

/**
 * Whether the grid of all games is wanted and its view is there; until then the first games stay on the page.
 *
 * @param giveUp it could not be fetched; the next wish asks again
 */
export function useVirtualGrid(isWanted: boolean, giveUp: () => void): boolean {
  const [isHere, setHere] = useState(list.isHere);
  const failed = useEffectEvent(giveUp);

  useEffect(() => {
    if (!isWanted || isHere) return undefined;
    let isOnPage = true;
    void list.fetchNow().then(() => {
      if (!isOnPage) return;
      if (list.isHere()) setHere(true);
      else failed();
    });
    return () => {
      isOnPage = false;
    };
  }, [isWanted, isHere]);

  return isWanted && isHere;
}
