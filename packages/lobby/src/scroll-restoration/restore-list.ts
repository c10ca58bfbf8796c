import type { useStore } from "jotai";
import { setFilterAtom, showAllAtom } from "../catalogue/lobby-state.ts";
import { scrollPositionAt } from "./scroll-positions.ts";

/** The list and the filter as they were at this entry of the history. */
export function restoreList(store: ReturnType<typeof useStore>, key: string): void {
  const position = scrollPositionAt(key);
  if (!position || store.get(showAllAtom)) return;
  store.set(setFilterAtom, position.filter);
  store.set(showAllAtom, true);
}
