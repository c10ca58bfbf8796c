// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from "vitest";
import { codeLost, loadModule } from "./load-module.ts";

/** Counts the events on the window. */
function listen() {
  const onCodeLost = vi.fn<() => void>();
  window.addEventListener(codeLost, onCodeLost);
  onTestFinished(() => window.removeEventListener(codeLost, onCodeLost));
  return onCodeLost;
}

test("code that loads at the second try is not reported", async () => {
  const onCodeLost = listen();
  const load = vi.fn(async () => "code").mockRejectedValueOnce(new TypeError("no network"));
  await expect(loadModule(load)).resolves.toBe("code");
  expect(onCodeLost).not.toHaveBeenCalled();
});

test("code that does not load at the second try either is reported to the window as lost", async () => {
  const onCodeLost = listen();
  const load = vi.fn(async () => {
    throw new TypeError("no network");
  });
  await expect(loadModule(load)).rejects.toThrow("no network");
  expect(load).toHaveBeenCalledTimes(2);
  expect(onCodeLost).toHaveBeenCalledOnce();
});

test("code that a page needs is requested again, each time after twice as long, up to 30 s", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  listen();
  const begun = Date.now();
  const times: number[] = [];
  const load = async () => {
    times.push(Date.now() - begun);
    if (times.length <= 18) throw new TypeError("no network");
    return "code";
  };
  const loading = loadModule(load, { untilLoaded: true });
  await vi.runAllTimersAsync();
  expect(await loading).toBe("code");
  const rounds = times.filter((time, place) => time !== times[place - 1]);
  const waits = rounds.slice(1).map((time, place) => time - (rounds[place] ?? 0));
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

test("code that a page needs is requested as soon as the network is back", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  listen();
  const load = vi
    .fn(async () => "code")
    .mockRejectedValueOnce(1)
    .mockRejectedValueOnce(2);
  const loading = loadModule(load, { untilLoaded: true });
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event("online"));
  expect(await loading).toBe("code");
  expect(vi.getTimerCount()).toBe(0);
});

test("optional code is missed in silence", async () => {
  const onCodeLost = listen();
  const load = vi.fn(async () => {
    throw new TypeError("refused by the browser");
  });
  await expect(loadModule(load, { optional: true })).rejects.toThrow("refused by the browser");
  expect(onCodeLost).not.toHaveBeenCalled();
});
