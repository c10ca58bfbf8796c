/** Time as a port, so that tests own it. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Runs once after `ms`; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
