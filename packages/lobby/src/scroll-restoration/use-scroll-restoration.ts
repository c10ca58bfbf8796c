import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { filterAtom } from "../catalogue/lobby-state.ts";
import {
  historyEntry,
  forgetScrollPosition,
  saveScrollPosition,
  scrollPositionAt,
} from "./scroll-positions.ts";

/**
 * Keeps how far the list was scrolled for who comes back: the page may be left for another one of ours, for a
 * game, or be loaded anew. Is to be told of scrolling: when the page goes, its height goes first.
 */
export function useSaveScroll(): (top: number) => void {
  const { key } = useLocation();
  const filter = useAtomValue(filterAtom);
  const here = useRef(0);

  useEffect(() => {
    here.current = window.scrollY;
    const leave = () => saveScrollPosition({ key, filter, top: here.current });
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      if (historyEntry(window) === key) forgetScrollPosition(key);
      else leave();
    };
  }, [key, filter]);

  return (top) => {
    if (historyEntry(window) === key) here.current = top;
  };
}

/** Goes to where somebody left the same games. After the list's own hooks: when it comes it scrolls to where it is. */
export function useRestoreScroll(): void {
  const { key } = useLocation();
  const filter = useAtomValue(filterAtom);
  const goBack = useEffectEvent(() => {
    const position = scrollPositionAt(key);
    if (position?.filter.list !== filter.list || position.filter.category !== filter.category)
      return;
    if (position.filter.providerId === filter.providerId) window.scrollTo({ top: position.top });
  });
  // Once, when the list opens: another filter begins elsewhere.
  useLayoutEffect(() => goBack(), []);
}
