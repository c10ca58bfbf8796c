// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { momentOfOpening, passPressThrough } from "./when-idle.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button id="me"></button><div role="dialog"><button id="close"></button></div>`;
});
let stop = (): void => undefined;
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const byId = (id: string) => document.getElementById(id);

/** Opens a pop-up over the button "me" and records what was pressed and what happened. */
function opened() {
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
