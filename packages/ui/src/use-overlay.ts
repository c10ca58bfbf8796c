import { useCallback, useEffect, useRef } from "react";
import type { Landed } from "./land-on.ts";
import { type Band, nextLayer } from "./layers.ts";

/** The layers open on this page; nothing opens on the server. */
const taken = new Map<Band, number[]>();

/** A ref for the element of a layer: puts it above the layers of its band that opened before. */
export const useLayer = (band: Band) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const others = taken.get(band) ?? [];
      const layer = nextLayer(others, band);
      taken.set(band, [...others, layer]);
      element.style.zIndex = String(layer);
      return () => {
        taken.set(
          band,
          (taken.get(band) ?? []).filter((other) => other !== layer),
        );
      };
    },
    [band],
  );

const landed: Landed = "landed";

/**
 * Returns the focus when a layer closes: to the element that had it before, or to the heading of a page that was
 * navigated to meanwhile. Radix knows only its own triggers, and ours are often in another bundle.
 */
export function useFocusReturn() {
  const home = useRef<HTMLElement | null>(null);

  const remember = useCallback((element: EventTarget | null) => {
    home.current = element instanceof HTMLElement && element !== document.body ? element : null;
  }, []);

  // An effect, because Radix fires no event if the focus was inside from the start.
  useEffect(() => {
    const onLanded = (event: Event) => remember(event.target);
    document.addEventListener(landed, onLanded);
    // The focus returns in a task after unmounting.
    return () => void setTimeout(() => document.removeEventListener(landed, onLanded));
  }, [remember]);

  const giveBack = useCallback((event: Event) => {
    event.preventDefault();
    if (home.current?.isConnected) home.current.focus();
  }, []);

  return { remember, giveBack };
}
