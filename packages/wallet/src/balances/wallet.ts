import { isZero, minus, sum } from "@naluma/site/amounts";

export interface WalletRow {
  readonly provider: string;
  /** The provider is available at the moment (W-37). */
  readonly light: boolean;
  /** The URL or path of its icon as sent by the platform, not validated yet; '' if it has none. */
  readonly icon: string;
  readonly cash: string;
}

export interface Wallet {
  readonly total: string;
  readonly main: string;
  /** Available providers first, otherwise in the platform's order. */
  readonly rows: readonly WalletRow[];
}

const inProviders = (rows: readonly WalletRow[]) => sum(rows.map(({ cash }) => cash));

/** The total is the main wallet plus all providers (W-37), so the main wallet is the remainder. */
export const walletOf = (total: string, rows: readonly WalletRow[]): Wallet => ({
  total,
  main: minus(total, inProviders(rows)),
  rows: [...rows.filter(({ light }) => light), ...rows.filter(({ light }) => !light)],
});

/** Sets the main balance; the providers' balances stay the same. */
export const withMain = (wallet: Wallet, main: string): Wallet => ({
  ...wallet,
  main,
  total: sum([main, inProviders(wallet.rows)]),
});

/** Providers whose money did not come back and still has not, according to the wallet. */
export const stillUnreturned = (marked: readonly string[], wallet: Wallet): readonly string[] =>
  marked.filter((provider) =>
    wallet.rows.some((row) => row.provider === provider && !isZero(row.cash)),
  );

export const emptyWallet: Wallet = { total: "0.00", main: "0.00", rows: [] };
