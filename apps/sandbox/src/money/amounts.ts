import { defaultDetails } from "@naluma/site/currency";
import { numberFormat } from "@naluma/site/formats";
import type { Locale } from "@naluma/site/locale";

/** `123450n` is `"1234.50"`: two decimal places in every currency, no separators (W-08). */
export const money = (minorUnits: bigint): string => {
  const digits = (minorUnits < 0n ? -minorUnits : minorUnits).toString().padStart(3, "0");
  return `${minorUnits < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The reverse, for amounts that the operator enters; undefined unless it is an amount above zero. */
export const minorUnits = (text: string): bigint | undefined => {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  const amount = BigInt(match[1] ?? "0") * 100n + BigInt((match[2] ?? "").padEnd(2, "0"));
  return amount > 0n ? amount : undefined;
};

/** The jackpot's value at the start of each week, and its growth per second, in dollars. */
const opening = 4_217_300;
const aSecond = 0.37;
const aWeek = 7 * 24 * 60 * 60;

/** The jackpot in a currency: one pool with the same worth in each. It grows with time and is won once a week. */
export const jackpotAt = (at: number, currency: string): bigint =>
  worth(opening + (Math.floor(at / 1000) % aWeek) * aSecond, currency);

/**
 * The rough worth of one US dollar, so that wallets of every currency feel alike. This is play money, not an
 * exchange rate.
 */
const perDollar: Readonly<Record<string, bigint>> = {
  USD: 1n,
  RMB: 7n,
  VND: 25_000n,
  THB: 35n,
  INR: 85n,
  MMK: 2_100n,
  BRL: 5n,
  BDT: 120n,
  NGN: 1_500n,
  WON: 1_350n,
  JPY: 150n,
  GP: 10n,
  EUR: 1n,
  PHP: 58n,
  CLP: 950n,
};

/** An amount of this currency has so many decimals on the platform, although the wire always has two. */
export const decimalsOf = (currency: string): number => defaultDetails(currency).decimals;

export const signOf = (currency: string): string => defaultDetails(currency).sign;

/** Converts dollars into minor units of another currency. */
export const worth = (dollars: number, currency: string): bigint =>
  BigInt(Math.round(dollars * 100)) * (perDollar[currency] ?? 1n);

/** The total amount of play money in a currency, in minor units. */
export const minted = (currency: string): bigint => worth(1_000_000_000, currency);

export const topUpAmount = (currency: string): bigint => worth(100, currency);

/** An amount in minor units as shown to a player: `$1,000.00`, `₫25,000,000`. Digits are Latin. */
export const shownAmount = (minor: bigint, currency: string, locale: Locale): string => {
  const places = decimalsOf(currency);
  const shown = numberFormat(locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(Number(minor) / 100);
  return `${signOf(currency)}${shown}`;
};
