/** Time as this package uses it; tests lend their own. */
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

/** Settles with the work, or `ms` later, whichever is first. A failure counts as the end of the work. */
export function within(clock: Clock, ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const callOff = clock.after(ms, resolve);
    const end = () => {
      callOff();
      resolve();
    };
    work.then(end, end);
  });
}
