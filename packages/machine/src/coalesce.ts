import type { Clock } from "./clock.ts";

/** Two a second: the least time between two runs of one call, in ms (docs/contracts.md#connection). */
const gap = 500;

/**
 * Wraps a refetch so that a burst of events runs it at most twice a second: the first event at once, all that
 * follow too soon together at the end of the gap. A run that takes its time is not overtaken, as on a slow
 * network no answer would ever be seen; the gap begins when it is over, for nobody here knows when a busy page
 * has really sent its call. So the last event always has a run after it.
 *
 * @param run answers when it is over, if it takes its time
 */
export function coalesce(
  run: () => void | Promise<unknown>,
  clock: Pick<Clock, "now" | "setTimeout">,
): () => void {
  let earliest = Number.NEGATIVE_INFINITY;
  let isPlanned = false;
  let isUnderWay = false;
  let isWanted = false;

  function over() {
    isUnderWay = false;
    earliest = clock.now() + gap;
    if (!isWanted) return;
    isWanted = false;
    ask();
  }

  function go() {
    isPlanned = false;
    earliest = clock.now() + gap;
    const running = run();
    if (!running) return;
    isUnderWay = true;
    running.then(over, over);
  }

  function ask() {
    if (isPlanned) return;
    if (isUnderWay) {
      isWanted = true;
      return;
    }
    // A clock that was put back must not make anybody wait longer.
    const wait = Math.min(gap, earliest - clock.now());
    if (wait <= 0) return go();
    isPlanned = true;
    clock.setTimeout(go, wait);
  }

  return ask;
}
