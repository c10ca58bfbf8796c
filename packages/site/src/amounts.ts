import type { Places } from "./currency.ts";

/**
 * Exact amounts of money: decimal text in, decimal text out, whole hundredths in between. Throws for text that is not
 * an amount; the wire schemas let none through.
 */

/** `"1234.5"` becomes 123450n. Decimals beyond the second are dropped. */
export function toMinor(amount: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  if (!match) throw new Error(`not an amount: ${amount}`);
  const [, sign, whole = "0", places = ""] = match;
  const minor = BigInt(whole) * 100n + BigInt(places.slice(0, 2).padEnd(2, "0"));
  return sign === "-" ? -minor : minor;
}

/** Always has two decimals: 5n becomes `"0.05"`. */
export function fromMinor(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, "0");
  return `${minor < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whether an amount has no more decimals than its currency. */
export const isInPlaces = (minor: bigint, places: Places): boolean =>
  minor % 10n ** BigInt(2 - places) === 0n;

export const sum = (amounts: readonly string[]): string =>
  fromMinor(amounts.reduce((total, amount) => total + toMinor(amount), 0n));

export const minus = (amount: string, less: string): string =>
  fromMinor(toMinor(amount) - toMinor(less));

export const isZero = (amount: string): boolean => toMinor(amount) === 0n;
