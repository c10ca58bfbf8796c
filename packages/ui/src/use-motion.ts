import { type RefCallback, useCallback, useState, useSyncExternalStore } from "react";

/** Whether an automatic movement may run. */
export interface Motion {
  /** The ref for the element that pauses the movement on hover and focus. */
  readonly ref: RefCallback<HTMLElement>;
  readonly moves: boolean;
  /** Stopped by the button, or from the start with reduced motion. */
  readonly stopped: boolean;
  /** The system requests reduced motion. */
  readonly still: boolean;
  toggle(): void;
}

const query = "(prefers-reduced-motion: reduce)";

const followMotion = (onChange: () => void) => {
  const asked = window.matchMedia(query);
  asked.addEventListener("change", onChange);
  return () => asked.removeEventListener("change", onChange);
};

const followPage = (onChange: () => void) => {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
};

/** Nothing moves on the server or before hydration, because it could not be stopped. */
const asleep = () => true;
const unasked = () => false;

/**
 * The movement pauses under the pointer or focus, on a hidden page and after the pause button, and with
 * reduced motion. Focus from a tap does not count, because on a phone it stays where the last tap
 * was.
 */
export function useMotion(): Motion {
  const still = useSyncExternalStore(followMotion, () => window.matchMedia(query).matches, unasked);
  const hidden = useSyncExternalStore(followPage, () => document.hidden, asleep);
  const [chosen, choose] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const holds = ({ target }: Event) =>
      setFocused(target instanceof Element && target.matches(":focus-visible"));
    element.addEventListener("pointerenter", () => setHovered(true), { signal });
    element.addEventListener("pointerleave", () => setHovered(false), { signal });
    element.addEventListener("focusin", holds, { signal });
    element.addEventListener("focusout", () => setFocused(false), { signal });
    return () => listening.abort();
  }, []);

  const stopped = chosen ?? still;
  return {
    ref,
    moves: !stopped && !hidden && !hovered && !focused,
    stopped,
    still,
    toggle() {
      choose(!stopped);
      // A player who starts the movement by keyboard has the focus here, which must not pause it.
      if (stopped) setFocused(false);
    },
  };
}
