import { isZero, minus, sum } from "@naluma/site/amounts";

/** What lies in the wallet of one provider. */
export interface WalletRow {
  readonly provider: string;
  /** The provider can be reached at the moment (W-37). */
  readonly light: boolean;
  /** Address or path of its mark as the platform names it, not checked yet; '' when it has none. */
  readonly icon: string;
  readonly cash: string;
}

export interface Wallet {
  readonly total: string;
  readonly main: string;
  /** Light ones first, else in the order of the platform. */
  readonly rows: readonly WalletRow[];
}

const inProviders = (rows: readonly WalletRow[]) => sum(rows.map(({ cash }) => cash));

/** The total is the main wallet plus all providers (W-37), so the main wallet is what is left of it. */
export const walletOf = (total: string, rows: readonly WalletRow[]): Wallet => ({
  total,
  main: minus(total, inProviders(rows)),
  rows: [...rows.filter(({ light }) => light), ...rows.filter(({ light }) => !light)],
});

/** The main wallet became `main`; the providers' balances are as they were. */
export const withMain = (wallet: Wallet, main: string): Wallet => ({
  ...wallet,
  main,
  total: sum([main, inProviders(wallet.rows)]),
});

/** Providers whose money did not come back and has not been seen elsewhere since. */
export const stillUnreturned = (marked: readonly string[], wallet: Wallet): readonly string[] =>
  marked.filter((provider) =>
    wallet.rows.some((row) => row.provider === provider && !isZero(row.cash)),
  );

export const emptyWallet: Wallet = { total: "0.00", main: "0.00", rows: [] };
