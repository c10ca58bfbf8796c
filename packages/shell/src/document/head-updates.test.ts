import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { updateHead } from "./watch-title.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[SHELL-09] the head is written 10 ms later", () => {
  const write = vi.fn();
  updateHead(write);
  vi.advanceTimersByTime(9);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(write).toHaveBeenCalledOnce();
});

test("[SHELL-09] a cancelled update is not written", () => {
  const write = vi.fn();
  updateHead(write)();
  vi.advanceTimersByTime(100);
  expect(write).not.toHaveBeenCalled();
});
