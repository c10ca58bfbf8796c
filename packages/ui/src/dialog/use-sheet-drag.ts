import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A ref for the handle of a sheet: pulling it down moves the dialog around it and closes it when it
 * was pulled far or quickly. The close button does the same without pulling.
 */
export function useSheetDrag(onClose: () => void) {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  return useCallback((handle: HTMLElement | null) => {
    const dialog = handle?.closest<HTMLElement>(".dlg");
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

/** How far down, in pixels, a sheet is pulled before letting go closes it. */
const closingDistance = 96;

/** A short pull closes it too when it is this quick, in pixels a millisecond. */
const closingSpeed = 0.5;

interface Pull {
  /** Pixels down from where the finger began; up is negative. */
  distance: number;
  /** Milliseconds since it began. */
  duration: number;
}

/** A sheet follows the finger down, never up. */
export const pulledBy = ({ distance }: Pick<Pull, "distance">): number => Math.max(0, distance);

/** Whether letting go here closes the sheet, or lets it go back. */
export const closesAt = ({ distance, duration }: Pull): boolean =>
  distance >= closingDistance || (distance > 24 && distance / Math.max(1, duration) > closingSpeed);
