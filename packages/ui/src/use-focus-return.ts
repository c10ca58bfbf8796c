import { useCallback, useEffect, useRef } from "react";
import type { Landed } from "./land-on.ts";

const landed: Landed = "landed";

/**
 * Where focus goes when what lies above the page closes: to what had it before, or to the heading of a page that was
 * gone to meanwhile. Radix knows only its own triggers, and ours are often in another bundle.
 */
export function useFocusReturn() {
  const home = useRef<HTMLElement | null>(null);

  const remember = useCallback((element: EventTarget | null) => {
    home.current = element instanceof HTMLElement && element !== document.body ? element : null;
  }, []);

  // Not from when the focus came in: where it was inside already, Radix does not tell of that.
  useEffect(() => {
    const onLanded = (event: Event) => remember(event.target);
    document.addEventListener(landed, onLanded);
    // The focus is given back a task after the end.
    return () => void setTimeout(() => document.removeEventListener(landed, onLanded));
  }, [remember]);

  const giveBack = useCallback((event: Event) => {
    event.preventDefault();
    if (home.current?.isConnected) home.current.focus();
  }, []);

  return { remember, giveBack };
}
