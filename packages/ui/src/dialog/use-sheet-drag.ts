import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A ref for the handle of a sheet: dragging it down moves the dialog and closes it after a long or a fast
 * drag. The close button does the same without dragging.
 */
export function useSheetDrag(onClose: () => void) {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  return useCallback((handle: HTMLElement | null) => {
    const dialog = handle?.closest<HTMLElement>(".dialog");
    if (!handle || !dialog) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let begun: { y: number; time: number } | undefined;
    const move = (distance: number) => {
      dialog.style.translate = distance === 0 ? "" : `0 ${distance}px`;
    };

    handle.addEventListener(
      "pointerdown",
      (event) => {
        begun = { y: event.clientY, time: event.timeStamp };
        handle.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    handle.addEventListener(
      "pointermove",
      (event) => begun && move(pulledBy({ distance: event.clientY - begun.y })),
      { signal },
    );
    handle.addEventListener(
      "pointerup",
      (event) => {
        if (!begun) return;
        const distance = event.clientY - begun.y;
        const duration = event.timeStamp - begun.time;
        begun = undefined;
        move(0);
        if (closesAt({ distance, duration })) close.current();
      },
      { signal },
    );
    handle.addEventListener(
      "pointercancel",
      () => {
        begun = undefined;
        move(0);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
}

/** How far down a sheet must be dragged to close on release, in pixels. */
const closingDistance = 96;

/** A shorter drag closes it too at this speed, in pixels per millisecond. */
const closingSpeed = 0.5;

interface Pull {
  /** Pixels below the start of the drag; negative above it. */
  distance: number;
  /** Milliseconds since the start of the drag. */
  duration: number;
}

/** A sheet follows the finger down, but never up. */
export const pulledBy = ({ distance }: Pick<Pull, "distance">): number => Math.max(0, distance);

/** Whether releasing here closes the sheet. */
export const closesAt = ({ distance, duration }: Pull): boolean =>
  distance >= closingDistance || (distance > 24 && distance / Math.max(1, duration) > closingSpeed);
