import { placesOf, signOf, type Currency, type DescribedCurrencies } from "@naluma/site/currency";
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

const reported = new Set<Currency>();

/** The operator is told once a page, in the log of the browsers' errors, which code its site's file lacks. */
function codeAsSign(currency: Currency): string {
  if (currency === "") return "";
  if (!reported.has(currency)) {
    reported.add(currency);
    if (typeof window !== "undefined") reportError(new Error(`unknown currency ${currency}`));
  }
  return `${currency} `;
}

const isAmount = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/**
 * `"12480.5"` in USD becomes `$12,480.50`: grouped as in the language, with the decimal places of its currency, never
 * rounded up.
 * `amount` is decimal text from the wire; anything else is shown as unknown. A currency that the site does not know is
 * shown by its code, and reported.
 */
export function formatMoney(
  amount: string | undefined,
  currency: Currency,
  locale: Locale,
  described: DescribedCurrencies,
): string {
  if (amount === undefined || !isAmount(amount)) return unknownAmount;
  const symbol = signOf(currency, described) ?? codeAsSign(currency);
  const sign = amount.startsWith("-") ? "-" : "";
  const digits = sign ? amount.slice(1) : amount;
  if (!isAmount(digits)) return unknownAmount;
  return `${sign}${symbol}${formatterOf(locale, placesOf(currency, described)).format(digits)}`;
}
