import { useCallback, useState } from "react";

/** How far from the viewport an element counts as near once the player has begun to scroll, in CSS pixels. */
const ahead = 600;

/** The elements that are not near yet, and what to call when they are. */
const waiting = new Map<Element, () => void>();
let watch: IntersectionObserver | undefined;

function startWatching(margin: number): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const come = waiting.get(target);
        forget(target);
        come?.();
      }
    },
    { rootMargin: `${margin}px 0px` },
  );
  for (const element of waiting.keys()) observer.observe(element);
  return observer;
}

function lookAhead(): void {
  watch?.disconnect();
  watch = startWatching(ahead);
}

function wait(element: Element, come: () => void): void {
  if (!watch) {
    watch = startWatching(0);
    window.addEventListener("scroll", lookAhead, { once: true, passive: true });
  }
  waiting.set(element, come);
  watch.observe(element);
}

function forget(element: Element): void {
  waiting.delete(element);
  watch?.unobserve(element);
}

/**
 * Whether an element has come near the viewport; once near, always near. Before scrolling, only visible
 * elements count. Browsers alone would load every lazy picture within 1,250 px.
 */
export function useNearViewport(atOnce: boolean) {
  const [near, setNear] = useState(atOnce);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || near) return undefined;
      wait(element, () => setNear(true));
      return () => forget(element);
    },
    [near],
  );
  return { near, ref };
}
