import type { Clock } from "./clock.ts";

/** A clock that a test advances by hand. */
export interface FakeClock extends Clock {
  /** Advances by `ms` milliseconds and runs everything that falls due in order, including promises. */
  pass(ms: number): Promise<void>;
}

/** Flushes pending promises, with more turns than any chain of awaits needs. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 25; turn++) await Promise.resolve();
}

export function fakeClock(start = 1_000_000): FakeClock {
  let now = start;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    setTimeout(run, ms) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async pass(ms) {
      const end = now + ms;
      await settled();
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        now = next.at;
        timers = timers.filter((other) => other !== next);
        next.run();
        await settled();
      }
      now = end;
    },
  };
}
