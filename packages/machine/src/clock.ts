/** Time as whoever performs effects uses it; tests lend their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `then` once, `ms` later; the answer calls it off. */
  after(ms: number, then: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
