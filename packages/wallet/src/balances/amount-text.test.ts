import { expect, test } from "vitest";
import { amountText } from "./amount-text.ts";

const look = {
  currency: "USD",
  locale: "en_US",
  symbols: {},
  hidden: false,
  refreshing: false,
} as const;

test.each([
  ["1234.50", {}, "$1,234.50"],
  [undefined, {}, "--"],
  ["1234.50", { refreshing: true }, "--"],
  ["1234.50", { hidden: true }, "•••••"],
  [undefined, { hidden: true }, "•••••"],
  ["1234.50", { hidden: true, refreshing: true }, "•••••"],
  ["1234.50", { currency: "ZZZ" }, "ZZZ 1234.50"],
  ["1234.50", { currency: "" }, "1234.50"],
])("%s, looked at with %j, is read as %s", (amount, how, text) => {
  expect(amountText(amount, { ...look, ...how })).toBe(text);
});
