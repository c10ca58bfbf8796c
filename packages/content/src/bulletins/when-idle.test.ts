// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

const forever = () => new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <input id="field"><textarea id="other"></textarea><input type="checkbox" id="box">
    <button id="button"></button><div role="dialog"><button id="inside"></button></div>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const focus = (id: string) => document.getElementById(id)?.focus();

/** Whether the wait that begins now is over, asked later. */
function wait(signal = forever()) {
  const over = vi.fn<() => void>();
  void whenIdle(document, signal).then(over);
  return async () => {
    await vi.advanceTimersByTimeAsync(1);
    return over.mock.calls.length === 1;
  };
}

test.each(["button", "box"])("nobody is disturbed at a %s", async (id) => {
  focus(id);
  expect(await wait()()).toBe(true);
});

test.each(["field", "other", "inside"])(
  "the wait lasts as long as the focus is in %s",
  async (id) => {
    focus(id);
    const isOver = wait();
    expect(await isOver()).toBe(false);
    focus("button");
    expect(await isOver()).toBe(true);
  },
);

test("from one field to the next is no leaving", async () => {
  focus("field");
  const isOver = wait();
  focus("other");
  expect(await isOver()).toBe(false);
});

test("a field that goes away is left with the next touch", async () => {
  focus("field");
  const isOver = wait();
  document.getElementById("field")?.remove();
  document.body.dispatchEvent(new Event("pointerup", { bubbles: true }));
  expect(await isOver()).toBe(true);
});

test("who waits no longer is let go", async () => {
  focus("field");
  const waiting = new AbortController();
  const isOver = wait(waiting.signal);
  waiting.abort();
  expect(await isOver()).toBe(true);
});
