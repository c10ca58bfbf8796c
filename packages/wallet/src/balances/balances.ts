import { refetchSilently } from "@naluma/api-client/query-client";
import { refetchToEnd } from "@naluma/api-client/refetch-to-end";
import type { Clock } from "@naluma/machine/clock";
import { coalesce } from "@naluma/machine/coalesce";
import { walletQuery } from "../wallet-query.ts";
import type { WalletPorts } from "../wallet.ports.ts";
import { withMain } from "./wallet.ts";

type Ports = Pick<WalletPorts, "api" | "queryClient" | "session" | "mainBalance"> & {
  readonly clock: Clock;
};

/** Keeps what the page shows of the member's money equal to what the platform says. */
export function createBalances({ api, queryClient, session, mainBalance, clock }: Ports) {
  const findWallet = (queryKey: ReturnType<typeof walletQuery>["queryKey"]) =>
    queryClient.getQueryCache().find({ queryKey, exact: true });

  async function readWallet() {
    const wallet = walletQuery(api, session.current());
    await queryClient.cancelQueries({ queryKey: wallet.queryKey, exact: true });
    await refetchToEnd(queryClient, wallet);
  }

  /** The platform said that money came back from the providers: the wallet is read although nobody looks at it. */
  let isReturned = false;

  /** The wallet anew, twice a second at most. Whoever shows it later than money moved asks then. */
  const readSoon = coalesce(async () => {
    const who = session.current();
    if (who.role === "visitor") return;
    if (isReturned) {
      isReturned = false;
      return readWallet();
    }
    // Nobody pressed anything, so a refusal is shown only beside the amounts.
    const { queryKey } = walletQuery(api, who);
    await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
    const query = findWallet(queryKey);
    if (query?.isActive()) await refetchSilently(query);
  }, clock);

  return {
    /**
     * Main balance and wallet anew; a visitor asks nothing. Rejects when one of them was refused,
     * which the query client has shown already.
     */
    async refresh(): Promise<void> {
      if (session.current().role === "visitor") return;
      await Promise.all([mainBalance.refresh(), readWallet()]);
    },

    /**
     * Money may have moved. Where the wallet is shown it is asked for. The main wallet alone would make a
     * wrong total there: the other half of a transfer is not known yet.
     *
     * @param main what the main wallet holds now, as event `member.cash` says; nothing where nobody said anything
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

    /** All money has come back to the main wallet (RT-20): the wallet is asked for, and a refusal is told. */
    returned(): void {
      isReturned = true;
      readSoon();
    },
  };
}

export type Balances = ReturnType<typeof createBalances>;
