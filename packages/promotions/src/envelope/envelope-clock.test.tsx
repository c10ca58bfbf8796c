// @vitest-environment jsdom
import type { Clock } from "@naluma/machine/clock";
import { fakeClock } from "@naluma/machine/clock.fake";
import { useCountdown } from "@naluma/ui/use-countdown";
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { wakingClock, watchEnd } from "./envelope-clock.ts";

/** A device that sleeps: time passes, but its timers do not fire. */
function sleepyDevice() {
  const awake = fakeClock();
  let slept = 0;
  const clock: Clock = {
    now: () => awake.now() + slept,
    setTimeout: (run, ms) => awake.setTimeout(run, ms),
  };
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  return {
    clock: wakingClock(clock, () => page),
    pass: (ms: number) => act(() => awake.pass(ms)),
    sleep: (ms: number) => (slept += ms),
    show: () => {
      act(() => void page.dispatchEvent(new Event("visibilitychange")));
    },
    start: awake.now(),
  };
}

test("[PROMO-03] the countdown falls by one a second, and never below zero", async () => {
  const device = sleepyDevice();
  const { result } = renderHook(() => useCountdown(device.start + 3_000, device.clock));
  const seen = [result.current];
  for (let second = 0; second < 5; second += 1) {
    await device.pass(1_000);
    seen.push(result.current);
  }
  expect(seen).toEqual([3, 2, 1, 0, 0, 0]);
});

test("[PROMO-03] the countdown is right at once when a sleeping laptop is opened", async () => {
  const device = sleepyDevice();
  const { result } = renderHook(() => useCountdown(device.start + 3_600_000, device.clock));
  await device.pass(1_000);
  device.sleep(1_800_000);
  device.show();
  expect(result.current).toBe(1_799);
  await device.pass(1_000);
  expect(result.current).toBe(1_798);
  device.sleep(7_200_000);
  device.show();
  expect(result.current).toBe(0);
});

test("[PROMO-03] the countdown is right within a second if no event says that the laptop woke", async () => {
  const device = sleepyDevice();
  const { result } = renderHook(() => useCountdown(device.start + 3_600_000, device.clock));
  device.sleep(1_800_000);
  await device.pass(1_000);
  expect(result.current).toBe(1_799);
});

test("[PROMO-04] three seconds after its end the next envelope is requested, once", async () => {
  const clock = fakeClock();
  const refetch = vi.fn<() => void>();
  watchEnd(clock.now() + 90_000_000, clock, refetch);
  await clock.pass(90_002_999);
  expect(refetch).not.toHaveBeenCalled();
  await clock.pass(1);
  expect(refetch).toHaveBeenCalledOnce();
  await clock.pass(90_000_000);
  expect(refetch).toHaveBeenCalledOnce();
});

test("the end of an envelope that runs for months is awaited in steps that browser timers allow", async () => {
  const clock = fakeClock();
  const setTimeout = vi.spyOn(clock, "setTimeout");
  const stop = watchEnd(clock.now() + 90 * 86_400_000, clock, () => undefined);
  await clock.pass(86_400_000);
  stop();
  // A longer delay does not fit into 31 bits, and a browser would end it at once.
  expect(Math.max(...setTimeout.mock.calls.map(([, ms]) => ms))).toBeLessThan(2 ** 31);
});

test("[PROMO-04] an answer with an envelope that has ended is not requested again", async () => {
  const clock = fakeClock();
  let asked = 0;
  /** Each response contains an envelope that has just ended. */
  const answer = () => {
    asked += 1;
    watchEnd(clock.now() - 1, clock, answer);
  };
  watchEnd(clock.now() + 1_000, clock, answer);
  await clock.pass(3_600_000);
  expect(asked).toBe(1);
});

test("an envelope removed before its end requests nothing at that end", async () => {
  const clock = fakeClock();
  const refetch = vi.fn<() => void>();
  watchEnd(clock.now() + 1_000, clock, refetch)();
  await clock.pass(60_000);
  expect(refetch).not.toHaveBeenCalled();
});

test("an envelope removed hours later requests nothing at its end either", async () => {
  const clock = fakeClock();
  const refetch = vi.fn<() => void>();
  const stop = watchEnd(clock.now() + 90_000_000, clock, refetch);
  await clock.pass(80_000_000);
  stop();
  await clock.pass(60_000_000);
  expect(refetch).not.toHaveBeenCalled();
});

test("a cancelled or finished wait does not run again when the page is shown", async () => {
  const device = sleepyDevice();
  const run = vi.fn<() => void>();
  device.clock.setTimeout(run, 1_000)();
  device.show();
  expect(run).not.toHaveBeenCalled();
  device.clock.setTimeout(run, 1_000);
  await device.pass(1_000);
  device.show();
  expect(run).toHaveBeenCalledOnce();
});
