import type { Clock } from "./clock.ts";

/** The minimum time between two runs of one call, in ms: two a second (docs/contracts.md#connection). */
const gap = 500;

/**
 * Wraps a refetch so that a burst of events runs it at most twice a second: the first event runs it immediately,
 * and all that follow too soon share one run at the end of the gap. A run in progress is not overtaken by
 * another, because on a slow network no response would ever be displayed. The gap begins when a run is over,
 * since a busy page may send its request later than it was called. So there is always a run after the last event.
 *
 * @param run returns a promise if it is asynchronous; the run is over when that settles
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
    // Setting the clock back must not lengthen the wait.
    const wait = Math.min(gap, earliest - clock.now());
    if (wait <= 0) return go();
    isPlanned = true;
    clock.setTimeout(go, wait);
  }

  return ask;
}
