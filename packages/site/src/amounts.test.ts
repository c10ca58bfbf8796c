import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fromMinor, isZero, minus, sum, toMinor } from "./amounts.ts";

const minor = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const amount = minor.map(fromMinor);

describe("amounts", () => {
  it.each([
    ["0", 0n, "0.00"],
    ["0.05", 5n, "0.05"],
    ["1234.5", 123_450n, "1234.50"],
    ["-0.10", -10n, "-0.10"],
    ["9007199254740993.01", 900_719_925_474_099_301n, "9007199254740993.01"],
    ["1.999", 199n, "1.99"],
  ])("%s is %d hundredths", (text, hundredths, written) => {
    expect(toMinor(text)).toBe(hundredths);
    expect(fromMinor(hundredths)).toBe(written);
  });

  it.each(["", "1e3", "1,000.00", "NaN", ".5", "--1"])("%j is not an amount", (text) => {
    expect(() => toMinor(text)).toThrow("not an amount");
  });

  test("survive writing and reading, however large they are", () => {
    fc.assert(
      fc.property(minor, (n) => {
        expect(toMinor(fromMinor(n))).toBe(n);
      }),
    );
  });

  test("add up exactly, in any order", () => {
    fc.assert(
      fc.property(fc.array(minor), (list) => {
        const exact = list.reduce((total, n) => total + n, 0n);
        expect(toMinor(sum(list.map(fromMinor)))).toBe(exact);
        expect(sum(list.toReversed().map(fromMinor))).toBe(fromMinor(exact));
      }),
    );
  });

  test("stay exact when one is subtracted and added again", () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(sum([minus(a, b), b])).toBe(a);
      }),
    );
  });

  it.each([
    ["0.00", true],
    ["-0.00", true],
    ["0.01", false],
  ])("%s counts as nothing: %s", (text, nothing) => expect(isZero(text)).toBe(nothing));
});
