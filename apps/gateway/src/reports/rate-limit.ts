export interface RateLimit {
  /** Whether this address may make one more request now. */
  allow(address: string): boolean;
  /** Takes back one that was allowed, so that it does not count. */
  giveBack(address: string): void;
}

/**
 * Allows each address `limit` requests within `window` ms. The list of addresses is cleared with each window, so
 * it cannot grow for ever.
 */
export function createRateLimit(limit: number, window: number, now: () => number): RateLimit {
  const seen = new Map<string, number>();
  let endsAt = 0;
  return {
    allow(address) {
      if (now() >= endsAt) {
        seen.clear();
        endsAt = now() + window;
      }
      const count = (seen.get(address) ?? 0) + 1;
      seen.set(address, count);
      return count <= limit;
    },
    giveBack(address) {
      const count = seen.get(address);
      if (count !== undefined) seen.set(address, count - 1);
    },
  };
}
