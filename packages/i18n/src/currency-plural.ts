import type { Currency } from "@naluma/site/currency";
import { numberFormat } from "@naluma/site/formats";
import type { Locale } from "@naluma/site/locale";
import { burmeseCurrencies } from "./burmese-currencies.ts";
import { currencyCode } from "./currency-code.ts";

/** `USD` becomes "US dollars", for use in a sentence. The site's own points have no name, only their code. */
export function currencyPlural(currency: Currency, locale: Locale): string {
  const code = currencyCode(currency);
  if (!/^[A-Z]{3}$/.test(code)) return code;
  if (locale === "my_MM") return burmeseCurrencies[currency] ?? code;
  const many = numberFormat(locale, {
    style: "currency",
    currency: code,
    currencyDisplay: "name",
  }).formatToParts(2);
  return many.find(({ type }) => type === "currency")?.value ?? code;
}
