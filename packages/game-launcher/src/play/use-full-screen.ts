import { useRef, useSyncExternalStore, type RefObject } from "react";

const subscribe = (changed: () => void) => {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
};

/** Full screen for one element; `toggle` is undefined if the browser does not support it (iPhone). */
export function useFullScreen(): {
  target: RefObject<HTMLDivElement | null>;
  isFull: boolean;
  toggle: (() => void) | undefined;
} {
  const target = useRef<HTMLDivElement>(null);
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const isOffered = useSyncExternalStore(
    () => () => undefined,
    () => document.fullscreenEnabled,
    () => false,
  );
  // Refused by the browser: the game simply keeps its size.
  const ignore = () => undefined;
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : target.current?.requestFullscreen())?.catch(ignore);
  return { target, isFull, toggle: isOffered ? toggle : undefined };
}
