import { browserClock, type Clock } from "@naluma/machine/clock";
import { useCallback, useState, useSyncExternalStore } from "react";
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

/**
 * The seconds left, and the number of seconds to announce to screen readers: render a text about
 * `announced` in an `<output>`, which stays empty while it is `undefined`.
 */
export function useAnnouncedCountdown(until: number | undefined, clock: Clock = browserClock) {
  const seconds = useCountdown(until, clock);
  const [announced, setAnnounced] = useState<number>();
  const next = announcedAt(announced, seconds);
  if (next !== announced) setAnnounced(next);
  return { seconds, announced: next };
}

/**
 * Timers are announced at the start, at one minute and at the end
 * (docs/design.md#accessibility).
 */
const lastMinute = 60;

/**
 * The number of seconds to announce now. It stays the same until the next announcement, so that each
 * text is read once. `undefined` until a timer has started.
 */
export function announcedAt(before: number | undefined, seconds: number): number | undefined {
  if (before === undefined || seconds > before) return seconds > 0 ? seconds : before;
  if (seconds === 0) return 0;
  return before > lastMinute && seconds <= lastMinute ? seconds : before;
}
