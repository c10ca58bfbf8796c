// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveKeptLobby } from "./work-offline.ts";

const reload = vi.fn<() => void>();
let isAway = true;
let isFree = true;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  isAway = true;
  isFree = true;
  const ask = () => (isAway ? Promise.reject(new TypeError("no network")) : Promise.resolve());
  leaveKeptLobby({ ask, isFree: () => isFree, reload });
});
afterEach(() => void vi.useRealTimers());

test("a stored lobby stays while the site is away, and is reloaded once it answers", async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  isAway = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reload).toHaveBeenCalled();
});

test("a returning network is noticed at once", async () => {
  isAway = false;
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalled();
});

test("the page is not reloaded under a game or a form", async () => {
  isAway = false;
  isFree = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  isFree = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reload).toHaveBeenCalled();
});
