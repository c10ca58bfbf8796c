/** Whole seconds until a moment, both in milliseconds since 1970: 0.2 s left is one second, none left is 0. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** `0:08`, `14:26`: the same in every language. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once after that many milliseconds, unless the function it gives back was called. */
  after(milliseconds: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Calls when the number of seconds left changes, until none is left. */
export function eachSecond(until: number, clock: Clock, call: () => void): () => void {
  let stop: () => void = () => {};
  const wait = () => {
    const rest = until - clock.now();
    if (rest <= 0) return;
    stop = clock.after(rest % 1000 || 1000, () => {
      call();
      wait();
    });
  };
  wait();
  return () => stop();
}
