import type { Api } from "@naluma/api-client";
import { refetchSilently } from "@naluma/api-client/query-client";
import type { Clock } from "@naluma/machine/clock";
import { coalesce } from "@naluma/machine/coalesce";
import {
  QueryObserver,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { layoutQuery, walletQuery } from "../member-queries.ts";
import type { Session } from "../session/session.ts";
import { withMain } from "./wallet.ts";

interface Ports {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly session: Session;
  readonly clock: Clock;
}

/** Keeps what the page shows of the member's money equal to what the platform says. */
export function createBalances({ api, queryClient, session, clock }: Ports) {
  /**
   * A query is given up, unseen, when the last part of the page that shows it goes, and a game that opens in
   * the page takes all of them away. So somebody stays with it until it is answered.
   */
  async function readAnew<Data, Key extends QueryKey>(
    query: FetchQueryOptions<Data, Error, Data, Key>,
  ) {
    const fetched = queryClient.fetchQuery({ ...query, staleTime: 0 });
    const observer = new QueryObserver(queryClient, { ...query, enabled: false });
    await fetched.finally(observer.subscribe(() => undefined));
  }

  async function refetch() {
    const who = session.current();
    const [layout, wallet] = [layoutQuery(api, who), walletQuery(api, who)];
    await Promise.all(
      [layout, wallet].map(async ({ queryKey }) =>
        queryClient.cancelQueries({ queryKey, exact: true }),
      ),
    );
    await Promise.all([readAnew(layout), readAnew(wallet)]);
  }

  /**
   * The wallet anew where somebody looks at it, twice a second at most; whoever shows it later asks then. Nobody
   * pressed anything, so a refusal is told only where the amounts stand.
   */
  const readShown = coalesce(async () => {
    const who = session.current();
    if (who.role === "visitor") return;
    const { queryKey } = walletQuery(api, who);
    await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
    const query = queryClient.getQueryCache().find({ queryKey, exact: true });
    if (query?.isActive()) await refetchSilently(query);
  }, clock);

  return {
    /**
     * Layout and wallet anew; a visitor asks nothing. Rejects when one of them was refused, which
     * the query client has told already.
     */
    async refresh(): Promise<void> {
      if (session.member()) await refetch();
    },

    /**
     * Money may have moved. What the providers hold is asked for where it is shown.
     *
     * @param main what the main wallet holds now, as event `member.cash` says; nothing where nobody said anything
     */
    moved(main?: string): void {
      const who = session.current();
      if (who.role === "visitor") return;
      if (main !== undefined) {
        const layout = layoutQuery(api, who).queryKey;
        const wallet = walletQuery(api, who).queryKey;
        queryClient.setQueryData(layout, (old) => old && { ...old, cash: main });
        queryClient.setQueryData(wallet, (old) => old && withMain(old, main));
      }
      readShown();
    },

    /** The layout anew, without the wallet: rights, flags, the main balance. */
    async refreshLayout(): Promise<void> {
      const who = session.current();
      if (who.role === "visitor") return;
      await readAnew(layoutQuery(api, who));
    },
  };
}

export type Balances = ReturnType<typeof createBalances>;
