import type { Api } from "@naluma/api-client";
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
  /** The platform is being told of the logout: whatever is asked now comes too late and is refused. */
  isLeaving(): boolean;
}

/** Keeps what the page shows of the member's money equal to what the platform says. */
export function createBalances({ api, queryClient, session, isLeaving }: Ports) {
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
    if (isLeaving()) return;
    await Promise.all([readAnew(layout), readAnew(wallet)]);
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
      await readAnew(layoutQuery(api, who));
    },
  };
}

export type Balances = ReturnType<typeof createBalances>;
