import type { Clock } from "@naluma/machine/clock";

/** Resolves after this many milliseconds of the given clock. */
export const waitWith =
  (clock: Clock) =>
  (ms: number): Promise<void> =>
    new Promise((resolve) => void clock.setTimeout(resolve, ms));
