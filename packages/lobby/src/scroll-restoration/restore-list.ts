import type { useStore } from "jotai";
import { chooseAtom, wholeAtom } from "../catalogue/lobby-state.ts";
import { placeAt } from "./scroll-positions.ts";

/** The list and the choice as they were at this entry of the history. */
export function comeBack(store: ReturnType<typeof useStore>, key: string): void {
  const place = placeAt(key);
  if (!place || store.get(wholeAtom)) return;
  store.set(chooseAtom, place.choice);
  store.set(wholeAtom, true);
}
