import type { Currency } from "@naluma/site/currency";
import { formatLocales } from "@naluma/site/formats";
import type { Locale } from "@naluma/site/locale";
import { burmeseCurrencies } from "./burmese-currencies.ts";
import { currencyCode } from "./currency-code.ts";

/** `US Dollar (USD)`, as shown in a list. The site's own points have no name, only their code. */
export function currencyName(currency: Currency, locale: Locale): string {
  const code = currencyCode(currency);
  if (code.length !== 3) return code;
  const names = new Intl.DisplayNames(formatLocales(locale), {
    type: "currency",
    fallback: "none",
  });
  const name = locale === "my_MM" ? burmeseCurrencies[currency] : names.of(code);
  return name === undefined ? code : `${name} (${code})`;
}
