import { expect, test } from "vitest";
import { jackpotAt, minorUnits, money, shownAmount, topUpAmount, worth } from "./amounts.ts";

test.each([
  ["1", 100n],
  ["1.5", 150n],
  ["1.05", 105n],
  ["0.5", 50n],
  ["0.01", 1n],
  ["9999999999999.99", 999_999_999_999_999n],
])("an amount is entered with up to two decimals: %s", (text, minor) => {
  expect(minorUnits(text)).toBe(minor);
});

test.each(["", "0", "0.00", "-1", "+1", "1.", ".5", "1.005", "1,5", " 1", "1e3", "10000000000000"])(
  "%j is no amount above zero",
  (text) => {
    expect(minorUnits(text)).toBeUndefined();
  },
);

test.each([
  [0n, "0.00"],
  [5n, "0.05"],
  [50n, "0.50"],
  [123_450n, "1234.50"],
  [-5n, "-0.05"],
  [-100n, "-1.00"],
])("on the wire %d has two decimals and no separators: %s", (minor, text) => {
  expect(money(minor)).toBe(text);
});

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

test.each([
  [100_000n, "USD", "en_US", "$1,000.00"],
  [2_500_000_000n, "VND", "vi_VN", "₫25.000.000"],
  [100_050n, "MMK", "my_MM", "K1,000.50"],
  [100n, "XTS", "en_US", "XTS 1.00"],
] as const)("%s of %s is shown in %s as %s", (minor, currency, locale, shown) =>
  expect(shownAmount(minor, currency, locale)).toBe(shown),
);

const noon = Date.UTC(2026, 10, 22, 12);

test("the jackpot is worth the same in every currency", () => {
  const dollars = jackpotAt(noon, "USD");
  expect(dollars).toBeGreaterThan(4_000_000_00n);
  expect(jackpotAt(noon, "VND")).toBe(dollars * 25_000n);
  expect(jackpotAt(noon, "JPY")).toBe(dollars * 150n);
  expect(jackpotAt(noon, "BRL")).toBe(dollars * 5n);
});

test("the jackpot grows by the second, and restarts once a week", () => {
  expect(jackpotAt(noon + 1_000, "USD") - jackpotAt(noon, "USD")).toBe(37n);
  expect(jackpotAt(noon + 7 * 24 * 3_600_000, "USD")).toBe(jackpotAt(noon, "USD"));
});
