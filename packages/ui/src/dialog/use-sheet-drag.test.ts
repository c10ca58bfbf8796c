import { expect, test } from "vitest";
import { closesAt, pulledBy } from "./use-sheet-drag.ts";

test.each([
  [95, 1_000, false],
  [96, 1_000, true],
  [60, 100, true],
  [60, 400, false],
  [50, 100, false],
  [25, 10, true],
  [24, 10, false],
  [10, 5, false],
  [-200, 50, false],
])("a sheet let go after %i pixels in %i ms closes: %s", (distance, duration, closes) => {
  expect(closesAt({ distance, duration })).toBe(closes);
});

test("the sheet follows the finger down and not up", () => {
  expect(pulledBy({ distance: 40 })).toBe(40);
  expect(pulledBy({ distance: -40 })).toBe(0);
});
