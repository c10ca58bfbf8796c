import { browserClock, type Clock } from "@naluma/machine/clock";
import { useState } from "react";
import { announcedAt } from "./announced.ts";
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
