// @vitest-environment jsdom
import { connect, problemsOf } from "@naluma/api-client/wire-calls";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newerBuild } from "../../page/routing/navigate-in-page.ts";
import { latestBuild } from "./builds.api.ts";
import { watchBuild } from "./watch-build.ts";

const begin = 1_795_188_610_000;
const hour = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: begin }));
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset["newerBuild"];
});

test("[SHELL-31] an open page asks every hour which build runs, each time with the current time, and without a token", async () => {
  const { sent } = connect();
  watchBuild({ document, every: hour, latestBuild });
  await vi.advanceTimersByTimeAsync(3 * hour);
  expect(sent.map(({ path }) => path)).toEqual([
    `/builds/latest.json?t=${begin + hour}`,
    `/builds/latest.json?t=${begin + 2 * hour}`,
    `/builds/latest.json?t=${begin + 3 * hour}`,
  ]);
  expect(problemsOf(sent)).toEqual([]);
  expect(newerBuild(document)).toBe("2026.11.20-4f1c");
});
