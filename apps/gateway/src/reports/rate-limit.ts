export interface RateLimit {
  /** Whether one more is allowed for this address now. */
  allow(address: string): boolean;
  /** One that was allowed does not count after all. */
  giveBack(address: string): void;
}

/**
 * `limit` of each address within `window` ms. The list of addresses starts anew with each window, so
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
