import { expect, test } from "vitest";
import { commissionOf, settlementOf, shareOf } from "./commission.ts";

test.each([
  [0, 20n],
  [1, 20n],
  [2, 30n],
  [3, 40n],
  [4, 40n],
  [99, 40n],
])("an agent of level %s has %s percent", (level, share) => {
  expect(shareOf(level)).toBe(share);
});

test.each([
  [1_000n, 20n, 200n],
  [5n, 20n, 1n],
  [4n, 20n, 0n],
  [199n, 30n, 59n],
  [0n, 40n, 0n],
  [-1_000n, 40n, 0n],
])("of %s of net revenue %s percent are %s", (revenue, share, commission) => {
  expect(commissionOf(revenue, share)).toBe(commission);
});

test.each([
  ["is running until it is over", 202611, 1_000n, undefined, "running", 200n],
  ["that is yet to come has not begun to be due", 202612, 0n, undefined, "running", 0n],
  ["is due from the next one on", 202610, 1_000n, undefined, "due", 200n],
  ["of another year is due", 202512, 1_000n, undefined, "due", 200n],
  ["in which players won brings nothing", 202610, -1_000n, undefined, "none", 0n],
  ["whose share is less than a cent brings nothing", 202610, 4n, undefined, "none", 0n],
  [
    "that was paid says what was paid, whatever its rounds are now",
    202610,
    500n,
    200n,
    "settled",
    200n,
  ],
  ["that was paid though nothing is due stays paid", 202610, 0n, 7n, "settled", 7n],
] as const)("a month %s", (_, month, netRevenue, paid, state, commission) => {
  const on = { share: 20n, thisMonth: 202611 };
  expect(settlementOf({ month, netRevenue, paid }, on)).toEqual({ state, commission });
});
