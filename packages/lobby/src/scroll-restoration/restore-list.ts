import type { useStore } from "jotai";
import { setFilterAtom, showAllAtom } from "../catalogue/lobby-state.ts";
import { scrollPositionAt } from "./scroll-positions.ts";

/** Restores the list and the filter of this history entry. */
export function restoreList(store: ReturnType<typeof useStore>, key: string): void {
  const position = scrollPositionAt(key);
  if (!position || store.get(showAllAtom)) return;
  store.set(setFilterAtom, position.filter);
  store.set(showAllAtom, true);
}
