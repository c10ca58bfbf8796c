import { refetchSilently } from "@naluma/api-client/query-client";
import { refetchToEnd } from "@naluma/api-client/refetch-to-end";
import type { Clock } from "@naluma/machine/clock";
import { coalesce } from "@naluma/machine/coalesce";
import type { WalletPorts } from "../wallet-service.ports.ts";
import { walletQuery } from "./wallet.api.ts";
import { withMain } from "./wallet.ts";

type Ports = Pick<WalletPorts, "api" | "queryClient" | "session" | "mainBalance"> & {
  readonly clock: Clock;
};

/** Keeps the displayed balances in step with the platform. */
export function createBalances({ api, queryClient, session, mainBalance, clock }: Ports) {
  const findWallet = (queryKey: ReturnType<typeof walletQuery>["queryKey"]) =>
    queryClient.getQueryCache().find({ queryKey, exact: true });

  async function readWallet() {
    const wallet = walletQuery(api, session.current());
    await queryClient.cancelQueries({ queryKey: wallet.queryKey, exact: true });
    await refetchToEnd(queryClient, wallet);
  }

  /**
   * The platform has reported that money came back from the providers, so the wallet is read even if it is not on
   * screen.
   */
  let isReturned = false;

  /** Reads the wallet again, at most twice a second. A wallet that is not on screen is read when it next opens. */
  const readSoon = coalesce(async () => {
    const who = session.current();
    if (who.role === "visitor") return;
    if (isReturned) {
      isReturned = false;
      return readWallet();
    }
    // Not triggered by the player, so an error is shown only beside the amounts.
    const { queryKey } = walletQuery(api, who);
    await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
    const query = findWallet(queryKey);
    if (query?.isActive()) await refetchSilently(query);
  }, clock);

  return {
    /**
     * Fetches the main balance and the wallet again; for a visitor it does nothing. Rejects if one of them is
     * refused; the query client has shown that error already.
     */
    async refresh(): Promise<void> {
      if (session.current().role === "visitor") return;
      await Promise.all([mainBalance.refresh(), readWallet()]);
    },

    /**
     * Money may have moved. A wallet on screen is fetched again as a whole: updating only the main wallet would show
     * a wrong total, since the other half of a transfer is not known yet.
     *
     * @param main the balance of the main wallet from the event `member.cash`, if known
     */
    moved(main?: string): void {
      const who = session.current();
      if (who.role === "visitor") return;
      if (main !== undefined) {
        mainBalance.set(main);
        const { queryKey } = walletQuery(api, who);
        if (!findWallet(queryKey)?.isActive())
          queryClient.setQueryData(queryKey, (old) => old && withMain(old, main));
      }
      readSoon();
    },

    /** All money is back in the main wallet (RT-20): the wallet is fetched, and an error is shown to the player. */
    returned(): void {
      isReturned = true;
      readSoon();
    },
  };
}

export type Balances = ReturnType<typeof createBalances>;
