import type { Api } from "@naluma/api-client";
import { refetchToEnd } from "@naluma/api-client/refetch-to-end";
import type { WhoSource } from "@naluma/site/who";
import type { QueryClient } from "@tanstack/react-query";
import { layoutQuery } from "../member-queries.ts";

interface Ports {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly session: WhoSource;
}

/** Keeps the layout on the page equal to what the platform says. */
export interface LayoutReader {
  /**
   * Rights, flags and the main balance anew; a visitor asks nothing. An answer that is on its way
   * will do, unless it is to `restart`. Rejects when it was refused, which the query client has
   * shown already.
   */
  refresh(options?: { readonly restart: boolean }): Promise<void>;
  /** An event said what the main wallet holds now. */
  setCash(cash: string): void;
}

export const createLayoutReader = ({ api, queryClient, session }: Ports): LayoutReader => ({
  async refresh({ restart } = { restart: false }) {
    const who = session.current();
    if (who.role === "visitor") return;
    const layout = layoutQuery(api, who);
    if (restart) await queryClient.cancelQueries({ queryKey: layout.queryKey, exact: true });
    await refetchToEnd(queryClient, layout);
  },
  setCash(cash) {
    const { queryKey } = layoutQuery(api, session.current());
    queryClient.setQueryData(queryKey, (old) => old && { ...old, cash });
  },
});
