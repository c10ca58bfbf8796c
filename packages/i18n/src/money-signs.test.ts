import { currencies } from "@naluma/site/currency";
import { expect, test } from "vitest";
import { currencyCode } from "./money-signs.ts";

test("a currency is shown with the code that players know", () => {
  expect(currencies.map(currencyCode)).toEqual([
    "CNY",
    "VND",
    "KRW",
    "JPY",
    "THB",
    "USD",
    "INR",
    "MMK",
    "BRL",
    "BDT",
    "NGN",
    "GP",
  ]);
});

test("every code except the site's own points has a name in each browser", () => {
  const names = new Intl.DisplayNames("ko", { type: "currency", fallback: "none" });
  for (const currency of currencies)
    if (currency !== "GP") expect(names.of(currencyCode(currency)), currency).toBeTruthy();
  expect(names.of(currencyCode("WON"))).toBe("대한민국 원");
});
