import { type RefCallback, useCallback, useState, useSyncExternalStore } from "react";

/** Whether something that moves by itself may move now. */
export interface Motion {
  /** For the element whose pointer and focus hold it. */
  readonly ref: RefCallback<HTMLElement>;
  readonly moves: boolean;
  /** Stopped by the button, or from the start where the system asks for less motion. */
  readonly stopped: boolean;
  /** The system asks for less motion. */
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

/** On the server, and until the page can be used, nothing moves: nobody could stop it. */
const asleep = () => true;
const unasked = () => false;

/**
 * It stands still under the pointer or focus, on a hidden page and after the pause button. Also
 * where the system asks for less motion. A focus that came by a tap holds nothing: on a phone it
 * stays where the last tap was.
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
      // Who asks for motion by keyboard has the focus right here, and means it.
      if (stopped) setFocused(false);
    },
  };
}
