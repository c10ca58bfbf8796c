import type { WalletService } from "@naluma/wallet";

type Ports = Pick<WalletService, "refresh"> & {
  readonly balances: Pick<WalletService["balances"], "moved">;
};

/** The main wallet holds this amount now (RT-16); an amount that cannot be read is asked for instead. */
export const cashEventToWallet =
  ({ balances, refresh }: Ports) =>
  ({ cash }: { readonly cash: string | undefined }): void => {
    if (cash === undefined) refresh();
    else balances.moved(cash);
  };
