// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAsking } from "./use-pop-up.ts";

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("an open page asks every minute, a hidden one when it is shown again", () => {
  const ask = vi.fn<() => void>();
  const stop = keepAsking(document, ask);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(120_000);
  expect(ask).toHaveBeenCalledTimes(2);

  show("hidden");
  vi.advanceTimersByTime(600_000);
  expect(ask).toHaveBeenCalledTimes(2);
  show("visible");
  expect(ask).toHaveBeenCalledTimes(3);

  stop();
  show("visible");
  vi.advanceTimersByTime(600_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
