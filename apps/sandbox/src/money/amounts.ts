import type { Currency } from "@naluma/site/currency";

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
const perDollar: Readonly<Record<Currency, bigint>> = {
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
};

const isKnown = (currency: string): currency is Currency => Object.hasOwn(perDollar, currency);

/** Converts dollars into minor units of another currency. */
export const worth = (dollars: number, currency: string): bigint =>
  BigInt(Math.round(dollars * 100)) * (isKnown(currency) ? perDollar[currency] : 1n);

/** The total amount of play money in a currency, in minor units. */
export const minted = (currency: string): bigint => worth(1_000_000_000, currency);

export const topUpAmount = (currency: string): bigint => worth(100, currency);
