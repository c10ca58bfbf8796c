import type { Clock } from "@naluma/machine/clock";

/**
 * Whole seconds until a moment, both in milliseconds since 1970, rounded up: 0.2 s is one second, and
 * never less than 0.
 */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** `0:08`, `14:26`: the same in every language. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Calls back whenever the number of remaining seconds changes, until it is 0. */
export function eachSecond(until: number, clock: Clock, call: () => void): () => void {
  let stop: () => void = () => {};
  const wait = () => {
    const rest = until - clock.now();
    if (rest <= 0) return;
    stop = clock.setTimeout(
      () => {
        call();
        wait();
      },
      rest % 1000 || 1000,
    );
  };
  wait();
  return () => stop();
}
