import { useCallback, useState } from "react";

/** How far below the screen something may be, in CSS pixels, and still be near. */
const distance = 200;

const waiting = new WeakMap<Element, () => void>();
let watch: IntersectionObserver | undefined;

function observer(): IntersectionObserver {
  watch ??= new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        self.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: `${distance}px 0px` },
  );
  return watch;
}

/**
 * Whether an element has come near the screen; once near, always near. Browsers fetch a lazy picture
 * from 1,250 px away: on the first page that would be every one there is.
 */
export function useNear(atOnce: boolean) {
  const [near, setNear] = useState(atOnce);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || near) return undefined;
      waiting.set(element, () => setNear(true));
      observer().observe(element);
      return () => observer().unobserve(element);
    },
    [near],
  );
  return { near, ref };
}
