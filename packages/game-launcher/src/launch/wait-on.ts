import type { Clock } from "@naluma/machine/clock";

export const waitOn =
  (clock: Clock) =>
  (ms: number): Promise<void> =>
    new Promise((resolve) => void clock.after(ms, resolve));
