import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { choiceAtom } from "../catalogue/lobby-state.ts";
import { entryNow, forgetPlace, leaveAt, placeAt } from "./scroll-positions.ts";

/**
 * Keeps how far the list was scrolled for who comes back: the page may be left for another one of ours, for a
 * game, or be loaded anew. Is to be told of scrolling: when the page goes, its height goes first.
 */
export function useLeaving(): (top: number) => void {
  const { key } = useLocation();
  const choice = useAtomValue(choiceAtom);
  const here = useRef(0);

  useEffect(() => {
    here.current = window.scrollY;
    const leave = () => leaveAt({ key, choice, top: here.current });
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      if (entryNow(window) === key) forgetPlace(key);
      else leave();
    };
  }, [key, choice]);

  return (top) => {
    if (entryNow(window) === key) here.current = top;
  };
}

/** Goes to where somebody left the same games. After the list's own hooks: when it comes it scrolls to where it is. */
export function useComingBack(): void {
  const { key } = useLocation();
  const choice = useAtomValue(choiceAtom);
  const goBack = useEffectEvent(() => {
    const place = placeAt(key);
    if (place?.choice.list !== choice.list || place.choice.kind !== choice.kind) return;
    if (place.choice.provider === choice.provider) window.scrollTo({ top: place.top });
  });
  // Once, when the list opens: another choice begins elsewhere.
  useLayoutEffect(() => goBack(), []);
}
