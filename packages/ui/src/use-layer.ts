import { useCallback } from "react";
import { nextLayer, type Band } from "./layers.ts";

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
