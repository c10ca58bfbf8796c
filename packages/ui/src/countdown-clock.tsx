import type { Clock } from "@naluma/machine/clock";
import { clockText } from "./countdown.ts";
import { useAnnouncedCountdown } from "./use-countdown.ts";

export interface CountdownProps {
  /** Milliseconds since 1970. */
  until: number;
  /** Announced by screen readers at the start, at one minute and at the end: "5 minutes left". */
  announce: (seconds: number) => string;
  clock?: Clock;
}

/** Counts down from, say, `4:37`. */
export function Countdown({ until, announce, clock }: CountdownProps) {
  const { seconds, announced } = useAnnouncedCountdown(until, clock);
  return (
    <>
      <span className="number" translate="no" aria-hidden="true">
        {clockText(seconds)}
      </span>
      <output className="visually-hidden">{announced !== undefined && announce(announced)}</output>
    </>
  );
}
