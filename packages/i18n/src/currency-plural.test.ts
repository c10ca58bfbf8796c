import { currencies } from "@naluma/site/currency";
import { locales } from "@naluma/site/locale";
import { expect, test } from "vitest";
import { currencyPlural } from "./currency-name.ts";

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
