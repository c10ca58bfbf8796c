import { useStore } from "jotai";
import { useCallback } from "react";
import { gameNowAtom } from "../app/game-now.ts";
import { mayComeUp } from "./may-come-up.ts";

/** Asks the page at the very moment; the function stays the same. */
export function useMayComeUp(): () => boolean {
  const store = useStore();
  return useCallback(
    () => mayComeUp({ game: store.get(gameNowAtom), path: window.location.pathname, document }),
    [store],
  );
}
