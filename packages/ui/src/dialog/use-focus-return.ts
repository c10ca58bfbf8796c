import { useCallback, useRef } from "react";

/**
 * Where focus goes when a dialog closes: to what had it when the dialog opened. Radix knows only
 * its own triggers, and ours are often in another bundle.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);

  const remember = useCallback(() => {
    const focused = document.activeElement;
    opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : null;
  }, []);

  const giveBack = useCallback((event: Event) => {
    event.preventDefault();
    if (opener.current?.isConnected) opener.current.focus();
    opener.current = null;
  }, []);

  return { remember, giveBack };
}
