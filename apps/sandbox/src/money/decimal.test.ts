import { expect, test } from "vitest";
import { minorUnits, money } from "./decimal.ts";

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
  "%j is not an amount above zero",
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
