import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserClock } from "./clock.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a scheduled task runs once, and not if it was cancelled", () => {
  const kept = vi.fn();
  const cancelled = vi.fn();
  browserClock.setTimeout(kept, 1_000);
  browserClock.setTimeout(cancelled, 1_000)();
  vi.advanceTimersByTime(999);
  expect(kept).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(kept).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});
