import type { Clock } from "@naluma/machine/clock";

/** Resolves after so many milliseconds of the clock that is lent. */
export const waitOn =
  (clock: Clock) =>
  (ms: number): Promise<void> =>
    new Promise((resolve) => void clock.after(ms, resolve));
