import { currencies } from "@naluma/site/currency";
import { locales } from "@naluma/site/locale";
import { expect, test } from "vitest";
import { burmeseCurrencies, currencyName, currencyPlural } from "./currency-name.ts";
import { currencyCode } from "./money-signs.ts";

test("a currency is named in everyday words, with its ISO code", () => {
  expect(currencyName("USD", "en_US", {})).toBe("US Dollar (USD)");
  expect(currencyName("RMB", "zh_CN", {})).toBe("人民币 (CNY)");
  expect(currencyName("WON", "ko_KR", {})).toBe("대한민국 원 (KRW)");
});

test("game points are named by their code", () => {
  expect(currencyName("GP", "en_US", {})).toBe("GP");
});

test("every currency has a name in every language", () => {
  for (const locale of locales)
    for (const currency of currencies.filter((one) => one !== "GP"))
      expect(currencyName(currency, locale, {})).toMatch(/^.+ \([A-Z]{3}\)$/);
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
  expect(currencyPlural(currency, locale, {})).toBe(name);
});

test("every currency except the site's own points has a name in every language", () => {
  for (const locale of locales)
    for (const currency of currencies)
      expect(currencyPlural(currency, locale, {}) === currency, `${locale} ${currency}`).toBe(
        currency === "GP",
      );
});

const described = {
  EUR: { decimals: 2, sign: "€", name: "Money of Europe" },
  GLD: { decimals: 1, sign: "⊙", name: { en_US: "Gold", vi_VN: "Vàng" } },
  GP: { decimals: 2, sign: "G", name: "Game points" },
} as const;

test.each([
  ["EUR", "en_US", "Euro (EUR)", "euros"],
  ["EUR", "ja_JP", "ユーロ (EUR)", "ユーロ"],
  ["EUR", "my_MM", "Money of Europe (EUR)", "Money of Europe"],
  ["GLD", "en_US", "Gold (GLD)", "Gold"],
  ["GLD", "vi_VN", "Vàng (GLD)", "Vàng"],
  ["GLD", "th_TH", "Gold (GLD)", "Gold"],
  ["GP", "en_US", "Game points (GP)", "Game points"],
] as const)(
  "%s in %s is called as the browser calls it, else as the site's file does: %s",
  (currency, locale, name, plural) => {
    expect(currencyName(currency, locale, described)).toBe(name);
    expect(currencyPlural(currency, locale, described)).toBe(plural);
  },
);

test("a code that neither browser nor file knows is its own name", () => {
  expect([currencyName("XQZ", "en_US", {}), currencyPlural("GEMS", "en_US", {})]).toEqual([
    "XQZ",
    "GEMS",
  ]);
});
