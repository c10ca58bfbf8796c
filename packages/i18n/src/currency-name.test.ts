import { currencies } from "@naluma/site/currency";
import { locales } from "@naluma/site/locale";
import { expect, test } from "vitest";
import { burmeseCurrencies, currencyName, currencyPlural } from "./currency-name.ts";
import { currencyCode } from "./money-signs.ts";

test("a currency is named in everyday words, with its ISO code", () => {
  expect(currencyName("USD", "en_US")).toBe("US Dollar (USD)");
  expect(currencyName("RMB", "zh_CN")).toBe("人民币 (CNY)");
  expect(currencyName("WON", "ko_KR")).toBe("대한민국 원 (KRW)");
});

test("game points are named by their code", () => {
  expect(currencyName("GP", "en_US")).toBe("GP");
});

test("every currency has a name in every language", () => {
  for (const locale of locales)
    for (const currency of currencies.filter((one) => one !== "GP"))
      expect(currencyName(currency, locale)).toMatch(/^.+ \([A-Z]{3}\)$/);
});

test("Burmese names were written by a speaker of Burmese", () => {
  const names = new Intl.DisplayNames("my", { type: "currency" });
  expect(names.resolvedOptions().locale).toBe("my");
  const known = currencies
    .filter((one) => one !== "GP")
    .map((one) => [one, names.of(currencyCode(one))]);
  expect(burmeseCurrencies).toEqual(Object.fromEntries(known));
});

test.each([
  ["USD", "en_US", "US dollars"],
  ["RMB", "en_US", "Chinese yuan"],
  ["WON", "ko_KR", "대한민국 원"],
  ["VND", "vi_VN", "đồng Việt Nam"],
  ["GP", "en_US", "GP"],
] as const)("%s in %s is %s", (currency, locale, name) => {
  expect(currencyPlural(currency, locale)).toBe(name);
});

test("every currency except the site's own points has a name in every language", () => {
  for (const locale of locales)
    for (const currency of currencies)
      expect(currencyPlural(currency, locale) === currency, `${locale} ${currency}`).toBe(
        currency === "GP",
      );
});
