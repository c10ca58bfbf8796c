import type { Clock } from "@naluma/machine/clock";
import { useCallback, useSyncExternalStore } from "react";

/** Whole minutes since a moment (milliseconds since 1970), updated while it is on screen. */
export function useMinutesSince(moment: number, clock: Clock): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      let callOff = () => {};
      const wait = () => {
        const rest = 60_000 - ((clock.now() - moment) % 60_000);
        callOff = clock.setTimeout(() => {
          changed();
          wait();
        }, rest);
      };
      wait();
      return () => callOff();
    },
    [moment, clock],
  );
  const read = () => Math.max(0, Math.floor((clock.now() - moment) / 60_000));
  return useSyncExternalStore(subscribe, read, () => 0);
}
