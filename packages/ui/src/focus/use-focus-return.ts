import { useCallback, useRef } from "react";
import type { Landed } from "./land-on.ts";

const landed: Landed = "landed";

/**
 * Where focus goes when what lies above the page closes: to what had it before, or to the heading of a page that was
 * gone to meanwhile. Radix knows only its own triggers, and ours are often in another bundle.
 */
export function useFocusReturn() {
  const home = useRef<HTMLElement | null>(null);

  const goHomeTo = useCallback((element: EventTarget | null) => {
    home.current = element instanceof HTMLElement && element !== document.body ? element : null;
  }, []);
  const onLanded = useCallback((event: Event) => goHomeTo(event.target), [goHomeTo]);

  const remember = useCallback(
    (opener: Element | null) => {
      goHomeTo(opener);
      document.addEventListener(landed, onLanded);
    },
    [goHomeTo, onLanded],
  );

  const giveBack = useCallback(
    (event: Event) => {
      event.preventDefault();
      document.removeEventListener(landed, onLanded);
      if (home.current?.isConnected) home.current.focus();
      home.current = null;
    },
    [onLanded],
  );

  return { remember, giveBack };
}
