import type { Clock } from "@naluma/machine/clock";

/** Settles with the work or after `ms`, whichever comes first. A rejection also ends the wait. */
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
