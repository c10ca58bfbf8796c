// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { connectKeys } from "./keys.ts";

const startOrSkip = vi.fn<() => void>();
const more = vi.fn<() => void>();

beforeAll(() => connectKeys(startOrSkip));
beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `<button id="stake-less"></button><button id="stake-more"></button>`;
  document.getElementById("stake-more")?.addEventListener("click", more);
});

const press = (init: KeyboardEventInit, target: EventTarget = document.body) => {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};
const space = { code: "Space", key: " " };

test("Space starts a round without scrolling, and plus raises the stake", () => {
  expect(press(space)).toBe(true);
  expect(startOrSkip).toHaveBeenCalledOnce();
  press({ key: "+" });
  expect(more).toHaveBeenCalledOnce();
});

test.each([
  ["is held down", { repeat: true }],
  ["is pressed with Control", { ctrlKey: true }],
  ["is pressed with Alt", { altKey: true }],
])("a key that %s does nothing", (_, init) => {
  press({ ...space, ...init });
  press({ key: "+", ...init });
  expect(startOrSkip).not.toHaveBeenCalled();
  expect(more).not.toHaveBeenCalled();
});

test("an open dialog, and a focused button, keep their keys", () => {
  press(space, document.getElementById("stake-less") ?? document);
  document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
  press(space);
  expect(startOrSkip).not.toHaveBeenCalled();
});
