import { expect, test, vi } from "vitest";
import { nextPaint } from "./after-paint.ts";

/** A browser whose frames and timers the test runs by hand. */
function page(hidden = false) {
  const frames: (() => void)[] = [];
  const timers = new Map<number, { run: () => void; ms: number }>();
  let ids = 0;
  const browser = {
    document: { hidden },
    requestAnimationFrame: (run: (time: number) => void) => frames.push(() => run(0)),
    setTimeout: (run: () => void, ms = 0) => {
      timers.set(++ids, { run, ms });
      return ids;
    },
    clearTimeout: (id: number | undefined) => void timers.delete(id ?? 0),
  };
  const pass = (ms: number) => {
    for (const [id, timer] of timers)
      if (timer.ms <= ms) {
        timers.delete(id);
        timer.run();
      }
  };
  return { browser, pass, frame: () => frames.shift()?.(), left: () => timers.size };
}

async function told(promise: Promise<void>) {
  const tell = vi.fn<() => void>();
  void promise.then(tell);
  await Promise.resolve();
  return { isTold: async () => (await Promise.resolve(), tell.mock.calls.length > 0) };
}

test("what follows a press waits until the answer to it is on the screen", async () => {
  const { browser, pass, frame, left } = page();
  const { isTold } = await told(nextPaint(browser));
  frame();
  expect(await isTold()).toBe(false);
  pass(0);
  expect(await isTold()).toBe(true);
  expect(left()).toBe(0);
});

test("a page that draws no frames keeps nothing waiting for long", async () => {
  const { browser, pass } = page();
  const { isTold } = await told(nextPaint(browser));
  pass(99);
  expect(await isTold()).toBe(false);
  pass(100);
  expect(await isTold()).toBe(true);
});

test("a page that is not looked at waits for nothing", async () => {
  const { isTold } = await told(nextPaint(page(true).browser));
  expect(await isTold()).toBe(true);
});
