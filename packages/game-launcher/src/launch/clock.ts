/** Time as the launcher uses it; tests lend their own. */
export interface Clock {
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

export const waitOn =
  (clock: Clock) =>
  (ms: number): Promise<void> =>
    new Promise((resolve) => void clock.after(ms, resolve));
