import { browserClock, type Clock } from "@naluma/machine/clock";
import { useCallback, useSyncExternalStore } from "react";
import { eachSecond, secondsLeft } from "./countdown.ts";

/** Seconds left until a moment (milliseconds since 1970); 0 without one, and on the server. */
export function useCountdown(until: number | undefined, clock: Clock = browserClock): number {
  const subscribe = useCallback(
    (changed: () => void) => (until === undefined ? () => {} : eachSecond(until, clock, changed)),
    [until, clock],
  );
  const read = () => (until === undefined ? 0 : secondsLeft(until, clock.now()));
  return useSyncExternalStore(subscribe, read, () => 0);
}
