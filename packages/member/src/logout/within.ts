import type { Clock } from "@naluma/machine/clock";

/** Settles with the work, or `ms` later, whichever is first. A failure counts as the end of the work. */
export function within(clock: Clock, ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const callOff = clock.setTimeout(resolve, ms);
    const end = () => {
      callOff();
      resolve();
    };
    work.then(end, end);
  });
}
