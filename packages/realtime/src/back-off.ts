/** The waits before reconnecting after a lost connection, in ms; the last one repeats (RT-07). */
const waits = [1_000, 2_000, 4_000, 5_000] as const;

/** An attempt without a response is given up after this time, in ms (RT-08). */
export const connectTimeout = 20_000;

/** The share of a wait that is random, so that clients do not all reconnect at once. */
const jitter = 0.25;

/**
 * How long to wait before the next attempt, in ms: within the specified 1 s to 5 s, and never longer than the list
 * says.
 *
 * @param tries the number of previous waits
 * @param chance from 0 up to 1
 */
export function backOff(tries: number, chance: number): number {
  const wait = waits[Math.min(tries, waits.length - 1)] ?? 5_000;
  return Math.max(waits[0], Math.round(wait * (1 - jitter * chance)));
}
