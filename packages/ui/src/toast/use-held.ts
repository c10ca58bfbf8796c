import { useCallback, useState } from "react";

/**
 * Whether the pointer or the focus is in an element; its ref comes with the answer. An element that
 * is removed with the focus in it sends no event, therefore changes of its children count too.
 */
export function useHeld() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const listening = new AbortController();
    const on = (event: string, call: () => void) =>
      element.addEventListener(event, call, { signal: listening.signal });
    const readFocus = () => setFocused(element.contains(document.activeElement));

    on("pointerenter", () => setHovered(true));
    on("pointerleave", () => setHovered(false));
    on("focusin", () => setFocused(true));
    on("focusout", () => setFocused(false));
    const children = new MutationObserver(readFocus);
    children.observe(element, { childList: true });

    return () => {
      listening.abort();
      children.disconnect();
    };
  }, []);

  return { held: hovered || focused, ref };
}
