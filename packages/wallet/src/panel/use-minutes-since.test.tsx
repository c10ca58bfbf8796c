// @vitest-environment jsdom
import { fakeClock } from "@naluma/machine/clock.fake";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useMinutesSince } from "./use-minutes-since.ts";

afterEach(cleanup);

test("an amount grows older minute after minute, counted from when it was read", async () => {
  const clock = fakeClock();
  const readAt = clock.now() - 59_000;
  const { result } = renderHook(() => useMinutesSince(readAt, clock));
  expect(result.current).toBe(0);
  await act(() => clock.pass(1_000));
  expect(result.current).toBe(1);
  await act(() => clock.pass(60_000));
  expect(result.current).toBe(2);
  await act(() => clock.pass(60_000));
  expect(result.current).toBe(3);
});

test("an amount that is read again is new", async () => {
  const clock = fakeClock();
  const { result, rerender } = renderHook((readAt: number) => useMinutesSince(readAt, clock), {
    initialProps: clock.now(),
  });
  await act(() => clock.pass(150_000));
  expect(result.current).toBe(2);
  rerender(clock.now());
  expect(result.current).toBe(0);
  await act(() => clock.pass(59_999));
  expect(result.current).toBe(0);
  await act(() => clock.pass(1));
  expect(result.current).toBe(1);
});

test("an amount that is on screen no longer is counted no longer", async () => {
  const clock = fakeClock();
  const setTimeout = vi.spyOn(clock, "setTimeout");
  const { unmount } = renderHook(() => useMinutesSince(clock.now(), clock));
  await act(() => clock.pass(120_000));
  unmount();
  const before = setTimeout.mock.calls.length;
  await clock.pass(120_000);
  expect(setTimeout).toHaveBeenCalledTimes(before);
});
