import type { Api } from "@naluma/api-client";
import type { QueryClient } from "@tanstack/react-query";
import { layoutQuery, walletQuery } from "../member-queries.ts";
import type { Session } from "../session/session.ts";
import { withMain } from "./wallet.ts";

interface Ports {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly session: Session;
  /** The platform is being told of the logout: whatever is asked now comes too late and is refused. */
  isLeaving(): boolean;
}

/** Keeps what the page shows of the member's money equal to what the platform says. */
export function createBalances({ api, queryClient, session, isLeaving }: Ports) {
  async function refetch() {
    const who = session.current();
    const parts = [layoutQuery(api, who), walletQuery(api, who)];
    await Promise.all(
      parts.map(async ({ queryKey }) => queryClient.cancelQueries({ queryKey, exact: true })),
    );
    if (isLeaving()) return;
    await Promise.all([
      queryClient.fetchQuery({ ...layoutQuery(api, who), staleTime: 0 }),
      queryClient.fetchQuery({ ...walletQuery(api, who), staleTime: 0 }),
    ]);
  }

  return {
    /**
     * Layout and wallet anew; a visitor asks nothing. Rejects when one of them was refused, which
     * the query client has told already.
     */
    async refresh(): Promise<void> {
      if (session.member()) await refetch();
    },

    /** Event `member.cash`: the main wallet holds this now; what the providers hold is asked for. */
    setMain(cash: string): void {
      const who = session.current();
      if (who.role === "visitor") return;
      const layout = layoutQuery(api, who).queryKey;
      const wallet = walletQuery(api, who).queryKey;
      queryClient.setQueryData(layout, (old) => old && { ...old, cash });
      queryClient.setQueryData(wallet, (old) => old && withMain(old, cash));
      if (!isLeaving()) void queryClient.invalidateQueries({ queryKey: wallet });
    },

    /** The layout anew, without the wallet: rights, flags, the main balance. */
    async refreshLayout(): Promise<void> {
      const who = session.current();
      if (who.role === "visitor") return;
      await queryClient.fetchQuery({ ...layoutQuery(api, who), staleTime: 0 });
    },
  };
}

export type Balances = ReturnType<typeof createBalances>;
