import { browserClock, type Clock } from "@naluma/machine/clock";
import { useState } from "react";
import { useCountdown } from "./use-countdown.ts";

/**
 * Seconds left, and the number of seconds that a screen reader is to hear of: put a sentence about
 * `announced` into an `<output>`, and nothing there while it is `undefined`.
 */
export function useAnnouncedCountdown(until: number | undefined, clock: Clock = browserClock) {
  const seconds = useCountdown(until, clock);
  const [announced, setAnnounced] = useState<number>();
  const next = announcedAt(announced, seconds);
  if (next !== announced) setAnnounced(next);
  return { seconds, announced: next };
}

/**
 * Timers are announced at their start, at one minute and at their end
 * (docs/design.md#accessibility).
 */
const lastMinute = 60;

/**
 * What to announce now, as seconds left: the number the announcement was made at stays until the
 * next one, so that a sentence is heard once. `undefined` before anything counts.
 */
export function announcedAt(before: number | undefined, seconds: number): number | undefined {
  if (before === undefined || seconds > before) return seconds > 0 ? seconds : before;
  if (seconds === 0) return 0;
  return before > lastMinute && seconds <= lastMinute ? seconds : before;
}
