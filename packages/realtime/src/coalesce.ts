import type { Clock } from "./clock.ts";

/** Two a second: the least time between two runs of one call, in ms. */
const gap = 500;

/**
 * Wraps a refetch so that a burst of events runs it at most twice a second: the first event at once, all that
 * follow too soon together at the end of the gap. So the last event always has a run after it.
 */
export function coalesce(run: () => void, clock: Pick<Clock, "now" | "after">): () => void {
  let earliest = Number.NEGATIVE_INFINITY;
  let isPlanned = false;

  function go() {
    isPlanned = false;
    earliest = clock.now() + gap;
    run();
  }

  return () => {
    if (isPlanned) return;
    const wait = earliest - clock.now();
    if (wait <= 0) return go();
    isPlanned = true;
    clock.after(wait, go);
  };
}
