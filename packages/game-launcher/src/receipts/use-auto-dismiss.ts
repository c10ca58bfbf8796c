import { browserClock } from "@naluma/machine/clock";
import { useEffect, type RefObject } from "react";

/** How long a notice stays, in milliseconds; what it leads to can be found elsewhere, too. */
const timeout = 20_000;

/** Calls `dismiss` after a while, but never under a pointer or while something in it has the focus. */
export function useAutoDismiss(element: RefObject<HTMLElement | null>, dismiss: () => void): void {
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      cancel = browserClock.setTimeout(() => {
        if (element.current?.matches(":hover, :focus-within")) wait();
        else dismiss();
      }, timeout);
    };
    wait();
    return () => cancel();
    // oxlint-disable-next-line react/exhaustive-deps -- from its first drawing on, however often it is drawn
  }, []);
}
