import { useCallback } from "react";
import { nextLayer, type Band } from "./layers.ts";

/** What lies open in this page now; a server opens nothing. */
const taken = new Map<Band, number[]>();

/** A ref for the element that opens: it comes to lie above what opened before it in its band. */
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
