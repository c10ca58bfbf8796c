import { currencySymbols, placesOf, type Currency } from "@naluma/site/currency";
import { numberFormat } from "@naluma/site/formats";
import type { Locale } from "@naluma/site/locale";
import { unknownAmount } from "./money-signs.ts";

const grouping = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: Locale, places: number): Intl.NumberFormat {
  const key = locale + places;
  let format = grouping.get(key);
  if (!format) {
    format = numberFormat(locale, {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      roundingMode: "trunc",
    });
    grouping.set(key, format);
  }
  return format;
}

const isAmount = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/**
 * `"12480.5"` in USD becomes `$12,480.50`: grouped as in the language, with the decimal places of its currency, never
 * rounded up.
 * `amount` is decimal text from the wire; anything else is shown as unknown.
 * `symbols` overrides the symbol table for a site.
 */
export function formatMoney(
  amount: string | undefined,
  currency: Currency,
  locale: Locale,
  symbols: Partial<Readonly<Record<Currency, string>>> = {},
): string {
  if (amount === undefined || !isAmount(amount)) return unknownAmount;
  const symbol = symbols[currency] ?? currencySymbols[currency];
  const sign = amount.startsWith("-") ? "-" : "";
  const digits = sign ? amount.slice(1) : amount;
  if (!isAmount(digits)) return unknownAmount;
  return `${sign}${symbol}${formatterOf(locale, placesOf(currency)).format(digits)}`;
}
