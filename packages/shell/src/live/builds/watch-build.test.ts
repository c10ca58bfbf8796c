// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newerBuild } from "../../page/routing/navigate-in-page.ts";
import { watchBuild } from "./watch-build.ts";

const hour = 3_600_000;
let latestBuild: ReturnType<typeof vi.fn<(now: number) => Promise<string>>>;
let stop: AbortController;

/** Sets whether the page is visible. */
function look(isLookedAt: boolean) {
  Object.defineProperty(document, "hidden", { value: !isLookedAt, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_188_610_000 });
  stop = new AbortController();
  const { signal } = stop;
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, "addEventListener").mockImplementation(
    (type: string, hear: EventListenerOrEventListenerObject | null) =>
      hear && listen(type, hear, { signal }),
  );
  document.documentElement.dataset["release"] = "v1";
  latestBuild = vi.fn(async () => "v1");
  look(true);
  watchBuild({ document, every: hour, latestBuild });
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
  delete document.documentElement.dataset["newerBuild"];
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("[SHELL-31] an open page asks once an hour, each time with the time", async () => {
  await pass(hour - 1);
  expect(latestBuild).not.toHaveBeenCalled();
  await pass(1);
  await pass(hour);
  await pass(hour);
  const begin = 1_795_188_610_000;
  expect(latestBuild.mock.calls).toEqual([[begin + hour], [begin + 2 * hour], [begin + 3 * hour]]);
  expect(newerBuild(document)).toBeUndefined();
});

test("a hidden page asks nothing until it is shown again, after the hour", async () => {
  look(false);
  await pass(5 * hour);
  expect(latestBuild).not.toHaveBeenCalled();
  look(true);
  expect(latestBuild).toHaveBeenCalledOnce();
  await pass(0);
  look(false);
  look(true);
  await pass(hour - 1);
  expect(latestBuild).toHaveBeenCalledOnce();
  await pass(1);
  expect(latestBuild).toHaveBeenCalledTimes(2);
});

test("another build is noted, and a withdrawn one is forgotten", async () => {
  latestBuild.mockResolvedValueOnce("v2");
  await pass(hour);
  expect(newerBuild(document)).toBe("v2");
  await pass(hour);
  expect(newerBuild(document)).toBeUndefined();
});

test("a site that is away is asked again when the page is shown again", async () => {
  latestBuild.mockRejectedValueOnce(new TypeError("no network"));
  await pass(hour);
  expect(newerBuild(document)).toBeUndefined();
  await pass(1_000);
  look(true);
  expect(latestBuild).toHaveBeenCalledTimes(2);
});

test("a page without an interval never asks, rather than without a pause", async () => {
  watchBuild({ document, every: Number.NaN, latestBuild });
  await pass(hour - 1);
  expect(latestBuild).not.toHaveBeenCalled();
});
