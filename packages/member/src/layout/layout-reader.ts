import type { Api } from "@naluma/api-client";
import { refetchToEnd } from "@naluma/api-client/refetch-to-end";
import type { WhoSource } from "@naluma/site/who";
import type { QueryClient } from "@tanstack/react-query";
import { layoutQuery } from "./layout.api.ts";

interface Ports {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly session: WhoSource;
}

/** Keeps the layout on the page in step with the platform. */
export interface LayoutReader {
  /**
   * Fetches rights, flags and the main balance again; for a visitor it does nothing. A request that is already
   * pending is reused, unless `restart` is set. Rejects if the request is refused; the query client has shown
   * that error already.
   */
  refresh(options?: { readonly restart: boolean }): Promise<void>;
  /** Sets the balance of the main wallet from an event. */
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
