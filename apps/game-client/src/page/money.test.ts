import { expect, test } from "vitest";
import { winTier } from "./money.ts";

test.each([
  ["0.00", "2.00", "none"],
  ["1.98", "2.00", "none"],
  ["2.00", "2.00", "none"],
  ["2.02", "2.00", "small"],
  ["19.98", "2.00", "small"],
  ["20.00", "2.00", "big"],
  ["79.98", "2.00", "big"],
  ["80.00", "2.00", "huge"],
  ["4.00", "4.00", "none"],
] as const)("a return of %s for a stake of %s is a win of the tier %s", (win, staked, tier) => {
  expect(winTier({ win, staked })).toBe(tier);
});
