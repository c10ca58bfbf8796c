/** The clock used by the code that carries out effects; tests provide their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `run` once after `ms` milliseconds; the function it returns cancels that. */
  setTimeout(run: () => void, ms: number): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
