import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { systemClock } from "./clock.ts";
import { coalesce } from "./coalesce.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first event refetches at once, a burst after it once more", () => {
  const run = vi.fn<() => void>();
  const refetch = coalesce(run, systemClock);

  for (let n = 0; n < 50; n += 1) refetch();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test("however events fall, no second sees more than two refetches and the last event has one after it", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(700), { minLength: 1, maxLength: 60 }), (pauses) => {
      const runs: number[] = [];
      const refetch = coalesce(() => runs.push(systemClock.now()), systemClock);
      let last = 0;
      for (const pause of pauses) {
        vi.advanceTimersByTime(pause);
        last = systemClock.now();
        refetch();
      }
      vi.advanceTimersByTime(1_000);

      expect(runs.at(-1)).toBeGreaterThanOrEqual(last);
      for (const from of runs)
        expect(runs.filter((at) => at >= from && at < from + 1_000).length).toBeLessThanOrEqual(2);
    }),
  );
});
