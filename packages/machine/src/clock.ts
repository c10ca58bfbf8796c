/** Time as the code that carries out effects uses it; tests provide their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `run` once, `ms` later; what it returns cancels it. */
  setTimeout(run: () => void, ms: number): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
