import { expect, test } from "vitest";
import { topUpAmount, worth } from "./amounts.ts";

test.each([
  [1, "USD", 100n],
  [8.88, "USD", 888n],
  [0.5, "JPY", 7_500n],
  [1, "VND", 2_500_000n],
  // An unknown currency is treated as dollars.
  [1, "XTS", 100n],
])("%s dollars are about as much in %s as %s minor units", (dollars, currency, minor) => {
  expect(worth(dollars, currency)).toBe(minor);
});

test("a top-up is a hundred dollars' worth of the currency", () => {
  expect(["USD", "VND", "THB"].map(topUpAmount)).toEqual([10_000n, 250_000_000n, 350_000n]);
});
