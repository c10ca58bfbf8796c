import { useEffect, type RefObject } from "react";
import { browserClock } from "@naluma/machine/clock";

/** How long a notice stays, in milliseconds; what it leads to can be found elsewhere, too. */
const patience = 20_000;

/** Calls `dismiss` after a while, but never under a pointer or while something in it has the focus. */
export function useGoesAway(place: RefObject<HTMLElement | null>, dismiss: () => void): void {
  useEffect(() => {
    let callOff = () => {};
    const wait = () => {
      callOff = browserClock.after(patience, () => {
        if (place.current?.matches(":hover, :focus-within")) wait();
        else dismiss();
      });
    };
    wait();
    return () => callOff();
    // oxlint-disable-next-line react/exhaustive-deps -- from its first drawing on, however often it is drawn
  }, []);
}
