import { useCallback, useState } from "react";

const pointOf = ({ clientX, clientY }: PointerEvent) => `${clientX},${clientY}`;

/**
 * Whether an element is held: the pointer was moved onto it, the focus is in it, or nobody sees the
 * page. A pointer that rests where the element appears holds nothing: its owner was about to press
 * what lies below. Its ref comes with the answer. An element removed with the focus in it sends no
 * event, so changes of its children count too.
 */
export function useHeld() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const listening = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      call: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, call, { signal: listening.signal });
    const readFocus = () => setFocused(element.contains(document.activeElement));

    let entered = "";
    on("pointerenter", (event) => (entered = pointOf(event)));
    on("pointermove", (event) => pointOf(event) !== entered && setHovered(true));
    on("pointerleave", () => setHovered(false));
    on("focusin", () => setFocused(true));
    on("focusout", () => setFocused(false));
    const children = new MutationObserver(readFocus);
    children.observe(element, { childList: true });

    const readPage = () => setHidden(document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", readPage, { signal: listening.signal });
    readPage();

    return () => {
      listening.abort();
      children.disconnect();
    };
  }, []);

  return { held: hovered || focused || hidden, ref };
}
