import { expect, test } from "vitest";
import { amountText, moneyText, sumOf } from "./amount.ts";

test.each([
  ["0.00", "USD", "0.00"],
  ["999.99", "USD", "999.99"],
  ["1000.00", "USD", "1,000.00"],
  ["-1234567.80", "USD", "-1,234,567.80"],
  ["90071992547409931234.56", "BRL", "90,071,992,547,409,931,234.56"],
  ["200000000.00", "VND", "200,000,000"],
  ["-1500.00", "JPY", "-1,500"],
  ["950000.00", "CLP", "950,000"],
  ["1000.00", "EUR", "1,000.00"],
])("%s in %s is shown as %s", (amount, currency, text) => {
  expect(amountText(amount, currency)).toBe(text);
  expect(moneyText(amount, currency)).toBe(`${text} ${currency}`);
});

test.each([
  [["1000.00", "250"], "1250.00"],
  [["1000.00", "-5000.5"], "-4000.50"],
  [["0.10", "-0.15"], "-0.05"],
  [["90071992547409931234.56", "0.44"], "90071992547409931235.00"],
  [[], "0.00"],
])("%j add up to %s", (amounts, sum) => {
  expect(sumOf(...amounts)).toBe(sum);
});
