import type { Clock } from "@naluma/machine/clock";
import { longestTimer, refetchAfterEnd } from "./envelope.times.ts";

/**
 * Asks for the next envelope once this one has ended. One that had ended when it came is not waited for:
 * each answer would bring it again.
 *
 * @returns what stops it
 */
export function watchEnd(endsAt: number, clock: Clock, refetch: () => void): () => void {
  if (endsAt <= clock.now()) return () => undefined;
  const at = endsAt + refetchAfterEnd;
  let stop: () => void = () => undefined;
  const wait = () => {
    const rest = at - clock.now();
    if (rest <= 0) return refetch();
    stop = clock.setTimeout(wait, Math.min(rest, longestTimer));
  };
  wait();
  return () => stop();
}
