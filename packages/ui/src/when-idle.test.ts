// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  idleBeforePopUp,
  idleAfterGame,
  momentOfOpening,
  passPressThrough,
  whenIdle,
} from "./when-idle.ts";

const forever = () => new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <input id="field"><textarea id="other"></textarea><input type="checkbox" id="box">
    <button id="button"></button>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const focus = (id: string) => document.getElementById(id)?.focus();
const sign = (type: string, at?: { clientX: number; clientY: number }) =>
  document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, ...at }));

/** Starts a wait and tells whether it is over after some ms. */
function wait({ signal = forever(), hovered = (): boolean => false, rest = idleBeforePopUp } = {}) {
  const over = vi.fn<() => void>();
  void whenIdle(document, signal, { rest, isHovering: hovered }).then(over);
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return over.mock.calls.length === 1;
  };
}

test.each(["button", "box"])("somebody resting at a %s has time to read", async (id) => {
  focus(id);
  const isOver = wait();
  expect(await isOver(idleBeforePopUp - 1_000)).toBe(false);
  expect(await isOver(1_500)).toBe(true);
});

test.each(["field", "other"])("the wait lasts as long as the focus is in %s", async (id) => {
  focus(id);
  const isOver = wait();
  expect(await isOver(60_000)).toBe(false);
  focus("button");
  expect(await isOver(idleBeforePopUp - 1_000)).toBe(false);
  expect(await isOver(1_500)).toBe(true);
});

test.each(["dialog", "alertdialog"])("nothing opens over an open %s", async (role) => {
  document.body.insertAdjacentHTML("beforeend", `<div role="${role}" id="open"></div>`);
  const isOver = wait();
  expect(await isOver(60_000)).toBe(false);
  document.getElementById("open")?.remove();
  expect(await isOver(idleBeforePopUp + 500)).toBe(true);
});

test.each(["pointerup", "keydown", "wheel", "touchmove", "scroll"])(
  "a %s shows that somebody is active",
  async (type) => {
    const isOver = wait();
    for (let second = 0; second < 20; second += 1) {
      sign(type);
      expect(await isOver(1_000)).toBe(false);
    }
    expect(await isOver(idleBeforePopUp)).toBe(true);
  },
);

test("a moving pointer shows that somebody is active", async () => {
  const isOver = wait();
  for (let second = 0; second < 20; second += 1) {
    sign("pointermove", { clientX: second, clientY: 5 });
    expect(await isOver(1_000)).toBe(false);
  }
  expect(await isOver(idleBeforePopUp)).toBe(true);
});

test("a page that moves under a resting pointer does not count as a moving pointer", async () => {
  const isOver = wait();
  sign("pointermove", { clientX: 3, clientY: 5 });
  await isOver(idleBeforePopUp - 1_000);
  sign("pointermove", { clientX: 3, clientY: 5 });
  expect(await isOver(1_500)).toBe(true);
});

test.each(["pointerup", "pointercancel"])("a press lasts until its %s", async (end) => {
  const isOver = wait();
  sign("pointerdown");
  expect(await isOver(60_000)).toBe(false);
  sign(end);
  expect(await isOver(idleBeforePopUp + 500)).toBe(true);
});

test("a button released outside the window is noticed with the next movement", async () => {
  const isOver = wait();
  sign("pointerdown");
  sign("pointermove", { clientX: 1, clientY: 1 });
  expect(await isOver(idleBeforePopUp + 500)).toBe(true);
});

test("a pointer resting on its target is about to press it", async () => {
  let isOnTile = true;
  const isOver = wait({ hovered: () => isOnTile });
  expect(await isOver(60_000)).toBe(false);
  isOnTile = false;
  expect(await isOver(idleBeforePopUp + 500)).toBe(true);
});

test("a cancelled wait ends at once", async () => {
  focus("field");
  const waiting = new AbortController();
  const isOver = wait({ signal: waiting.signal });
  waiting.abort();
  expect(await isOver(1)).toBe(true);
});

test("a player who has just left a game is left alone for longer", async () => {
  const isOver = wait({ rest: idleAfterGame });
  expect(await isOver(idleAfterGame - 1_000)).toBe(false);
  expect(await isOver(1_500)).toBe(true);
});

test("the wait lasts as long as the page says that it is busy", async () => {
  let isBusy = true;
  const over = vi.fn<() => void>();
  const calm = { isHovering: () => false, isBusy: () => isBusy };
  void whenIdle(document, forever(), calm).then(over);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(over).not.toHaveBeenCalled();
  isBusy = false;
  await vi.advanceTimersByTimeAsync(idleBeforePopUp + 500);
  expect(over).toHaveBeenCalledOnce();
});

let stop = (): void => undefined;
afterEach(() => stop());

const byId = (id: string) => document.getElementById(id);

/** Opens a pop-up over the button "me" and records what was pressed and what happened. */
function opened() {
  document.body.innerHTML = `<button id="me"></button><div role="dialog"><button id="close"></button></div>`;
  const pressed = vi.fn<(id: string) => void>();
  for (const id of ["me", "close"]) byId(id)?.addEventListener("click", () => pressed(id));
  const putOff = vi.fn<() => void>();
  stop = passPressThrough(document, putOff, () => byId("me"));
  const press = async (...types: readonly string[]) => {
    for (const type of types) byId("close")?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(100);
  };
  return { pressed, putOff, press };
}

test("a press at the moment of opening reaches what was there, and puts the pop-up off", async () => {
  const { pressed, putOff, press } = opened();
  await press("pointerdown", "pointerup", "click");
  expect(putOff).toHaveBeenCalledOnce();
  expect(pressed.mock.calls).toEqual([["me"]]);
});

test("a later press is a press on the pop-up", async () => {
  const { pressed, putOff, press } = opened();
  await vi.advanceTimersByTimeAsync(momentOfOpening);
  await press("pointerdown", "pointerup", "click");
  expect(putOff).not.toHaveBeenCalled();
  expect(pressed.mock.calls).toEqual([["close"]]);
});

test("a finger that starts to scroll presses nothing", async () => {
  const { pressed, putOff, press } = opened();
  await press("pointerdown", "pointercancel");
  expect(putOff).not.toHaveBeenCalled();
  expect(pressed).not.toHaveBeenCalled();
  // Later events, such as a key on the button, are meant for the pop-up.
  await press("click");
  expect(putOff).not.toHaveBeenCalled();
  expect(pressed.mock.calls).toEqual([["close"]]);
});

test("a key that presses its button closes the pop-up at once", async () => {
  const { pressed, putOff, press } = opened();
  await press("click");
  expect(putOff).not.toHaveBeenCalled();
  expect(pressed.mock.calls).toEqual([["close"]]);
});

test("a closed pop-up passes nothing on", async () => {
  const { pressed, putOff, press } = opened();
  stop();
  await press("pointerdown", "pointerup", "click");
  expect(putOff).not.toHaveBeenCalled();
  expect(pressed.mock.calls).toEqual([["close"]]);
});
