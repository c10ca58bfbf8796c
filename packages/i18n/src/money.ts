import { currencySymbols, type Currency } from "@naluma/site/currency";
import { languageTag, type Locale } from "@naluma/site/locale";
import { unknownAmount } from "./unknown-amount.ts";

const grouping = new Map<Locale, Intl.NumberFormat>();

function formatterOf(locale: Locale): Intl.NumberFormat {
  let format = grouping.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(languageTag(locale), {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      roundingMode: "trunc",
      numberingSystem: "latn",
    });
    grouping.set(locale, format);
  }
  return format;
}

const isAmount = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/**
 * `"12480.5"` in USD is `$12,480.50`: grouped as the language groups, always two places, exact.
 * `amount` is the decimal text of the wire; anything else reads as unknown.
 * `symbols` overrides the table for a site.
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
  return isAmount(digits) ? `${sign}${symbol}${formatterOf(locale).format(digits)}` : unknownAmount;
}
