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
 * Stores the list's scroll position for a player who comes back after another page of ours, a game, or a reload.
 * The returned function must be called on scroll: when the page is left, its height collapses before the cleanup runs.
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

/**
 * Restores the scroll position in the same games. Call it after the list's own hooks: on mount, the list scrolls to its
 * own position.
 */
export function useRestoreScroll(): void {
  const { key } = useLocation();
  const filter = useAtomValue(filterAtom);
  const goBack = useEffectEvent(() => {
    const position = scrollPositionAt(key);
    if (position?.filter.list !== filter.list || position.filter.category !== filter.category)
      return;
    if (position.filter.providerId === filter.providerId) window.scrollTo({ top: position.top });
  });
  // Once, when the list opens: another filter starts elsewhere.
  useLayoutEffect(() => goBack(), []);
}
