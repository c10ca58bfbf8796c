import { expect, test } from "vitest";
import { isPlainPress } from "./is-plain-press.ts";

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test.each([
  ["alone", {}, true],
  ["with the middle button", { button: 1 }, false],
  ["with the command key", { metaKey: true }, false],
  ["with the control key", { ctrlKey: true }, false],
  ["with the shift key", { shiftKey: true }, false],
  ["with the alt key", { altKey: true }, false],
])("a press %s on a link", (_, part, isPlain) => {
  expect(isPlainPress({ ...plain, ...part })).toBe(isPlain);
});
