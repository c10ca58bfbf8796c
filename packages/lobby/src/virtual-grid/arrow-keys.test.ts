import { expect, test } from "vitest";
import { indexAfter } from "./arrow-keys.ts";

/** Three rows: seven, seven, four. */
const grid = { columns: 7, total: 18, page: 2 };

test.each([
  ["ArrowRight", false, 3, 4],
  ["ArrowRight", false, 6, 7],
  ["ArrowRight", false, 17, 17],
  ["ArrowLeft", false, 7, 6],
  ["ArrowLeft", false, 0, 0],
  ["ArrowDown", false, 3, 10],
  ["ArrowDown", false, 10, 17],
  ["ArrowDown", false, 12, 12],
  ["ArrowUp", false, 10, 3],
  ["ArrowUp", false, 7, 0],
  ["ArrowUp", false, 3, 3],
  ["Home", false, 10, 7],
  ["Home", true, 10, 0],
  ["End", false, 8, 13],
  ["End", false, 15, 17],
  ["End", true, 0, 17],
  ["PageDown", false, 1, 15],
  ["PageDown", false, 10, 17],
  ["PageUp", false, 15, 1],
  ["PageUp", false, 4, 0],
])("%s (Ctrl: %s) leads from %i to %i", (key, ctrlKey, from, to) => {
  expect(indexAfter({ key, ctrlKey }, from, grid)).toBe(to);
});

test("any other key is ignored", () => {
  expect(indexAfter({ key: "a", ctrlKey: false }, 0, grid)).toBeUndefined();
});
