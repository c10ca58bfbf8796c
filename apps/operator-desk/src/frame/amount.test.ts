import { expect, test } from "vitest";
import { amountText } from "./amount.ts";
import { instantOf, timeOf } from "./time.ts";

test.each([
  ["0.00", "0.00"],
  ["999.99", "999.99"],
  ["1000.00", "1,000.00"],
  ["-1234567.80", "-1,234,567.80"],
  ["90071992547409931234.56", "90,071,992,547,409,931,234.56"],
])("%s is shown as %s", (amount, text) => {
  expect(amountText(amount)).toBe(text);
});

test("what is no time is shown as nothing, and asked for as nothing", () => {
  expect(timeOf("soon")).toBe("");
  expect(instantOf("")).toBeUndefined();
  expect(instantOf("soon")).toBeUndefined();
  expect(instantOf("2026-11-23T12:30")).toBe(new Date("2026-11-23T12:30").toISOString());
});
