import { numberFormat } from "./formats.ts";
import { isLocale, type Locale } from "./locale.ts";

/** The currencies that no site needs to describe (I18N-24 to I18N-35). */
export const currencies = [
  "RMB",
  "VND",
  "WON",
  "JPY",
  "THB",
  "USD",
  "INR",
  "MMK",
  "BRL",
  "BDT",
  "NGN",
  "GP",
] as const;

/** The code of a currency: one of the twelve, one that the site's file describes, or an unknown one of the platform's. */
export type Currency = string;

/** Whether a text has the form that a currency's code has on the wire. */
export const isCurrencyCode = (text: string): boolean => /^[A-Z]{2,5}$/.test(text);

/** The number of decimals that a currency's amounts have. The wire always has two. */
export type Places = 0 | 1 | 2;

/** A currency as the site's file describes it. */
export interface CurrencyDetails {
  readonly decimals: Places;
  /** Written before an amount. */
  readonly sign: string;
  /** Used where the browser knows no name of it. */
  readonly name?: string | Readonly<Partial<Record<Locale, string>>>;
}

/** By code. */
export type DescribedCurrencies = Readonly<Record<string, CurrencyDetails>>;

const currencyByLocale: Readonly<Partial<Record<Locale, Currency>>> = {
  zh_TW: "RMB",
  zh_CN: "RMB",
  en_US: "USD",
  vi_VN: "VND",
  ko_KR: "WON",
  ja_JP: "JPY",
  th_TH: "THB",
  hi_IN: "INR",
  my_MM: "MMK",
  ta_IN: "INR",
  bn_BD: "BDT",
};

/** The currency that a language suggests; the first configured one if it suggests none. */
export const currencyOfLocale = (locale: string, configured: readonly Currency[]): Currency =>
  (isLocale(locale) && currencyByLocale[locale]) || (configured[0] ?? "USD");

/** As in the specification, including ₭ for NGN. */
const signs: Readonly<Record<string, string>> = {
  RMB: "¥",
  VND: "₫",
  WON: "₩",
  JPY: "¥",
  THB: "฿",
  USD: "$",
  INR: "₹",
  MMK: "K",
  BRL: "R$",
  BDT: "৳",
  NGN: "₭",
  GP: "G",
};

/** ISO 4217 has the decimals of the twelve. */
export const placesOf = (currency: Currency, described: DescribedCurrencies = {}): Places =>
  described[currency]?.decimals ?? (["VND", "WON", "JPY"].includes(currency) ? 0 : 2);

/** `undefined` for a currency that is neither described nor one of the twelve. */
export const signOf = (
  currency: Currency,
  described: DescribedCurrencies = {},
): string | undefined => described[currency]?.sign ?? signs[currency];

/**
 * What is true of a currency that nobody describes: of the twelve as above, of others as ISO 4217 says. An invented one has
 * two decimals, and its code for a sign. Not for pages: browsers know different signs.
 */
export function defaultDetails(currency: Currency): CurrencyDetails {
  const known = signs[currency];
  if (known !== undefined) return { decimals: placesOf(currency), sign: known };
  if (!/^[A-Z]{3}$/.test(currency)) return { decimals: 2, sign: `${currency} ` };
  const format = numberFormat("en_US", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  const sign = format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
  return {
    decimals: format.resolvedOptions().maximumFractionDigits === 0 ? 0 : 2,
    sign: sign === currency ? `${currency} ` : sign,
  };
}
