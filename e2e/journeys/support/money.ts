import type { LedgerAccount } from "./operator.ts";

/** Minor units as a player of the lobby reads them: `"123450"` in USD is `$1,234.50`. */
export const dollars = (minor: bigint): string =>
  `$${(minor / 100n).toLocaleString("en-US")}.${String(minor % 100n).padStart(2, "0")}`;

/** All that a member owns, wherever it lies. */
export const totalOf = (accounts: readonly LedgerAccount[]): string =>
  dollars(accounts.reduce((sum, { balance }) => sum + BigInt(balance), 0n));

export const inMain = (accounts: readonly LedgerAccount[]): string =>
  totalOf(accounts.filter(({ kind }) => kind === "main"));

/** What lies with providers: a game takes everything along. */
export const inProviders = (accounts: readonly LedgerAccount[]): string =>
  totalOf(accounts.filter(({ kind }) => kind !== "main"));

/** Some amount, as the header shows it. */
export const someDollars = /^\$[\d,]+\.\d\d$/;
