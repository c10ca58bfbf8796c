import { useCallback, useSyncExternalStore } from "react";
import { eachSecond, secondsLeft, systemClock, type Clock } from "./countdown.ts";

/** Seconds left until a moment (milliseconds since 1970); 0 without one, and on the server. */
export function useCountdown(until: number | undefined, clock: Clock = systemClock): number {
  const subscribe = useCallback(
    (changed: () => void) => (until === undefined ? () => {} : eachSecond(until, clock, changed)),
    [until, clock],
  );
  const read = () => (until === undefined ? 0 : secondsLeft(until, clock.now()));
  return useSyncExternalStore(subscribe, read, () => 0);
}
