/** The fields used of a Chromium trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** The thread's processor time, without the time it waited for a processor. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const longTask = 50;

/**
 * Blocking time in ms after the first paint, with the processor slowed `slowdown` times. It counts the processor time
 * of the page's tasks. Lighthouse uses the clock, so a task that waits for its turn on a busy machine seems long; a
 * much lower value here means that the machine caused the difference.
 */
export const blockedByProcessor = (trace: readonly TraceEvent[], slowdown: number): number => {
  const painted = trace.findLast(({ name }) => name === "firstContentfulPaint");
  const main = trace.find(
    ({ name, pid, args }) =>
      name === "thread_name" && pid === painted?.pid && args.name === "CrRendererMain",
  );
  if (!painted || !main) return Number.NaN;
  return trace
    .filter(
      ({ name, pid, tid, ts }) =>
        name === "RunTask" && pid === main.pid && tid === main.tid && ts >= painted.ts,
    )
    .map(({ tdur = Number.NaN }) => (tdur / 1000) * slowdown - longTask)
    .reduce((sum, over) => (over > 0 || Number.isNaN(over) ? sum + over : sum), 0);
};
