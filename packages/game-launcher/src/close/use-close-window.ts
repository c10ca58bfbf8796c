import { browserClock } from "@naluma/machine/clock";
import { useEffect } from "react";
import { closeWindow } from "./close-window.ts";

/** Runs what /close is for, once the page is there. */
export function useCloseWindow(goHome: () => void): void {
  useEffect(
    () =>
      closeWindow({
        local: window.localStorage,
        session: window.sessionStorage,
        clock: browserClock,
        name: window.name,
        isFramed: window.parent !== window,
        closeWindow: () => window.close(),
        goHome,
      }),
    [goHome],
  );
}
