import { currencies } from "@naluma/site/currency";
import { languageTag, locales } from "@naluma/site/locale";
import { expect, test } from "vitest";
import { currencyName } from "./currency-name.ts";

test("a currency is named as its people know it, with the code of their banks", () => {
  expect(currencyName("USD", "en-US")).toBe("US Dollar (USD)");
  expect(currencyName("RMB", "zh-CN")).toBe("人民币 (CNY)");
  expect(currencyName("WON", "ko-KR")).toBe("대한민국 원 (KRW)");
});

test("game points are called by their code", () => {
  expect(currencyName("GP", "en-US")).toBe("GP");
});

test("every currency has a name in every language", () => {
  for (const locale of locales)
    for (const currency of currencies.filter((one) => one !== "GP"))
      expect(currencyName(currency, languageTag(locale))).toMatch(/^.+ \([A-Z]{3}\)$/);
});
