import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientLoaderWith } from "./route-rules.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ["as soon as the view's code is here", 120, 120],
  ["without it, where it takes long", 5_000, 400],
])("a page opens %s", async (_, takes, comes) => {
  const start = Date.now();
  const loaded = clientLoaderWith(() => new Promise((resolve) => setTimeout(resolve, takes)))();
  await vi.advanceTimersToNextTimerAsync();
  expect(await loaded).toEqual({ state: undefined });
  expect(Date.now() - start).toBe(comes);
});

test("a page opens even if its code cannot be loaded, and says so itself", async () => {
  const lost = clientLoaderWith(() => Promise.reject(new TypeError("no network")));
  expect(await lost()).toEqual({ state: undefined });
  expect(vi.getTimerCount()).toBe(0);
});
