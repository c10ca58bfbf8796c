// @vitest-environment jsdom
import type { Clock } from "@naluma/machine/clock";
import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { secondsLeft, clockText } from "./countdown.ts";
import { useCountdown } from "./use-countdown.ts";

test.each([
  [10_000, 10],
  [9_999, 10],
  [200, 1],
  [0, 0],
  [-500, 0],
])("%i milliseconds are %i whole seconds to wait", (rest, seconds) => {
  expect(secondsLeft(1_000_000 + rest, 1_000_000)).toBe(seconds);
});

test.each([
  [8, "0:08"],
  [60, "1:00"],
  [866, "14:26"],
])("%i seconds are shown as %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

/** A clock that a test advances by hand. */
function handClock() {
  let time = 0;
  const waiting = new Map<() => void, number>();
  const clock: Clock = {
    now: () => time,
    setTimeout(call, milliseconds) {
      waiting.set(call, time + milliseconds);
      return () => waiting.delete(call);
    },
  };
  const turn = (milliseconds: number) => {
    const end = time + milliseconds;
    for (;;) {
      const [next] = [...waiting].filter(([, at]) => at <= end).toSorted((a, b) => a[1] - b[1]);
      if (!next) break;
      waiting.delete(next[0]);
      time = next[1];
      next[0]();
    }
    time = end;
  };
  return { clock, turn, waiting };
}

test("the countdown shows each second and stops at zero", () => {
  const { clock, turn, waiting } = handClock();
  const { result } = renderHook(() => useCountdown(2_300, clock));
  expect(result.current).toBe(3);
  act(() => turn(300));
  expect(result.current).toBe(2);
  act(() => turn(999));
  expect(result.current).toBe(2);
  act(() => turn(1));
  expect(result.current).toBe(1);
  act(() => turn(1_000));
  expect(result.current).toBe(0);
  expect(waiting.size).toBe(0);
});

test("a new end counts at once, and leaving the page stops the clock", () => {
  const { clock, turn, waiting } = handClock();
  const { result, rerender, unmount } = renderHook(({ until }) => useCountdown(until, clock), {
    initialProps: { until: 5_000 },
  });
  act(() => turn(4_500));
  rerender({ until: 14_500 });
  expect(result.current).toBe(10);
  unmount();
  expect(waiting.size).toBe(0);
});

test("a server does not count", () => {
  const Seconds = () => <>{useCountdown(Number.MAX_SAFE_INTEGER)}</>;
  expect(renderToString(<Seconds />)).toBe("0");
});
