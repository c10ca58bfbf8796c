import { settled } from "@naluma/machine/clock.fake";
import { expect, test, vi } from "vitest";
import { idle, type LaunchState } from "../launch/launch.state.ts";
import { closing, leaving, playing } from "../launch/launch.states.fake.ts";
import { nextPaint, whenLeft } from "./wait.ts";

/** A browser whose frames and timers are triggered by the test. */
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

async function watch(promise: Promise<void>) {
  const onSettled = vi.fn<() => void>();
  void promise.then(onSettled);
  await Promise.resolve();
  return { isSettled: async () => (await Promise.resolve(), onSettled.mock.calls.length > 0) };
}

test("the work after a press waits until the response to it has been painted", async () => {
  const { browser, pass, frame, left } = page();
  const { isSettled } = await watch(nextPaint(browser));
  frame();
  expect(await isSettled()).toBe(false);
  pass(0);
  expect(await isSettled()).toBe(true);
  expect(left()).toBe(0);
});

test("a page that draws no frames does not delay the work for long", async () => {
  const { browser, pass } = page();
  const { isSettled } = await watch(nextPaint(browser));
  pass(99);
  expect(await isSettled()).toBe(false);
  pass(100);
  expect(await isSettled()).toBe(true);
});

test("a hidden page does not delay the work", async () => {
  const { isSettled } = await watch(nextPaint(page(true).browser));
  expect(await isSettled()).toBe(true);
});

test("a quit is over with its last step, not with its first", async () => {
  let state: LaunchState = closing;
  const listeners = new Set<() => void>();
  let isOver = false;
  const machine = {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const become = async (next: LaunchState) => {
    state = next;
    for (const listener of listeners) listener();
    await settled();
  };
  void whenLeft(machine).then(() => (isOver = true));
  await become(leaving);
  expect(isOver).toBe(false);
  await become(idle);
  expect([isOver, listeners.size]).toEqual([true, 0]);
  state = playing;
  await expect(whenLeft(machine)).resolves.toBeUndefined();
});
