import { expect, test } from "vitest";
import { around, swipe } from "./use-carousel.ts";

const from = { x: 200, y: 100 };

test.each([
  ["to the left asks for the next", { x: 120, y: 110 }, 1],
  ["to the right asks for the one before", { x: 280, y: 90 }, -1],
  ["of forty pixels is no tap", { x: 160, y: 100 }, 1],
  ["of thirty-nine is one", { x: 161, y: 100 }, 0],
  ["twice as far across as down asks for a slide", { x: 120, y: 140 }, 1],
  ["less than twice as far across scrolls the page", { x: 120, y: 141 }, 0],
  ["that is short is a tap", { x: 180, y: 100 }, 0],
  ["that goes down scrolls the page", { x: 150, y: 180 }, 0],
])("a finger's move %s", (_, to, by) => expect(swipe(from, to)).toBe(by));

test("the first follows the last, and the last precedes the first", () => {
  expect([around(3, 1, 4), around(0, -1, 4), around(1, 1, 4)]).toEqual([0, 3, 2]);
});
