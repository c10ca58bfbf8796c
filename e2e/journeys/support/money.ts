import type { LedgerAccount } from "./operator.ts";

/** Formats minor units as the lobby does: `"123450"` in USD is `$1,234.50`. */
export const dollars = (minor: bigint): string =>
  `$${(minor / 100n).toLocaleString("en-US")}.${String(minor % 100n).padStart(2, "0")}`;

/** Everything a member owns, in all accounts. */
export const totalOf = (accounts: readonly LedgerAccount[]): string =>
  dollars(accounts.reduce((sum, { balance }) => sum + BigInt(balance), 0n));

export const inMain = (accounts: readonly LedgerAccount[]): string =>
  totalOf(accounts.filter(({ kind }) => kind === "main"));

/** The amount held by providers, because a game takes the whole balance along. */
export const inProviders = (accounts: readonly LedgerAccount[]): string =>
  totalOf(accounts.filter(({ kind }) => kind !== "main"));

/** Any amount in the header's format. */
export const someDollars = /^\$[\d,]+\.\d\d$/;
