import { expect, test } from "vitest";
import { areDaysWrong } from "./day-range.ts";

test.each([
  ["2026-11-20", "2026-11-20", false],
  ["2026-11-20", "2026-11-21", false],
  ["2026-11-20", "2026-11-19", true],
  ["2026-12-31", "2027-01-01", false],
  ["2027-01-01", "2026-12-31", true],
  ["2026-11-20", "", false],
  ["", "2026-11-20", false],
  ["", "", false],
])("that the days from '%s' to '%s' are in the wrong order is %s", (from, to, areWrong) => {
  expect(areDaysWrong({ from, to })).toBe(areWrong);
});
