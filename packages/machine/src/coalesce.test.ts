import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserClock as clock } from "./clock.ts";
import { coalesce } from "./coalesce.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first event refetches at once, and a burst after it causes one more refetch", () => {
  const run = vi.fn<() => void>();
  const refetch = coalesce(run, clock);

  for (let n = 0; n < 50; n += 1) refetch();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test("however events fall, there are at most two refetches per second, and always one after the last event", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(700), { minLength: 1, maxLength: 60 }), (pauses) => {
      const runs: number[] = [];
      const refetch = coalesce(() => void runs.push(clock.now()), clock);
      let last = 0;
      for (const pause of pauses) {
        vi.advanceTimersByTime(pause);
        last = clock.now();
        refetch();
      }
      vi.advanceTimersByTime(1_000);

      expect(runs.at(-1)).toBeGreaterThanOrEqual(last);
      for (const from of runs)
        expect(runs.filter((at) => at >= from && at < from + 1_000).length).toBeLessThanOrEqual(2);
    }),
  );
});

test("a slow run is not overtaken, and requests made meanwhile cause one run half a second after it", async () => {
  const answers: (() => void)[] = [];
  const run = vi.fn<() => Promise<void>>(() => new Promise((resolve) => answers.push(resolve)));
  const refetch = coalesce(run, clock);
  refetch();
  for (let n = 0; n < 20; n += 1) {
    await vi.advanceTimersByTimeAsync(400);
    refetch();
  }
  expect(run).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(499);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(2);
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test("calls that a busy page sends late are still half a second apart", async () => {
  const sent: number[] = [];
  const lags = [400, 0, 300, 0];
  const refetch = coalesce(async () => {
    const lag = lags.shift() ?? 0;
    await new Promise((resolve) => clock.setTimeout(() => resolve(undefined), lag));
    sent.push(clock.now());
  }, clock);
  for (let n = 0; n < 40; n += 1) {
    refetch();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sent.length).toBeGreaterThan(4);
  for (const [n, at] of sent.slice(1).entries())
    expect(at - (sent[n] ?? 0)).toBeGreaterThanOrEqual(500);
});

test("a failed run does not prevent the next one", async () => {
  const run = vi.fn<() => Promise<void>>(() => Promise.reject(new Error("refused")));
  const refetch = coalesce(run, clock);
  refetch();
  refetch();
  await vi.advanceTimersByTimeAsync(500);
  expect(run).toHaveBeenCalledTimes(2);
});

test("a clock that is set back does not delay the next run for long", () => {
  const run = vi.fn<() => void>();
  const refetch = coalesce(run, clock);
  refetch();
  vi.setSystemTime(Date.now() - 3_600_000);
  refetch();
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(2);
});
