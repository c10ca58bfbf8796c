import { useCallback, useLayoutEffect, useRef } from "react";
import { closesAt, pulledBy } from "./sheet-drag.ts";

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
