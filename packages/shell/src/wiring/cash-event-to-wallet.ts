import type { Member } from "@naluma/member";

type Ports = Pick<Member, "refreshWallet"> & {
  readonly balances: Pick<Member["balances"], "moved">;
};

/** The main wallet holds this amount now (RT-16); an amount that cannot be read is asked for instead. */
export const cashEventToWallet =
  ({ balances, refreshWallet }: Ports) =>
  ({ cash }: { readonly cash: string | undefined }): void => {
    if (cash === undefined) refreshWallet();
    else balances.moved(cash);
  };
