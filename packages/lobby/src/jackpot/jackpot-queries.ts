import type { Api } from "@naluma/api-client";
import type { Site } from "@naluma/site/use-site";
import { loadModule } from "@naluma/ui/load-module";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { lobbyQueryKeys } from "../query-keys.ts";

/**
 * How often an open lobby refetches it, in ms. The specification requires only one request per load of the lobby
 * (A-052).
 */
export const jackpotInterval = 15_000;

/** The jackpot in the selected currency, as decimal text. */
export const jackpotQuery = (api: Api, { currency }: Pick<Site, "currency">) =>
  queryOptions({
    queryKey: lobbyQueryKeys.jackpot(currency),
    queryFn: async ({ signal }) => {
      const { getJackpot } = await loadModule(() => import("./jackpot.api.ts"));
      return api.read(getJackpot, { currency }, signal);
    },
    refetchOnMount: "always",
    // A refusal is shown once, not four times a minute: the next page load tries again.
    refetchInterval: ({ state }) => (state.status === "error" ? false : jackpotInterval),
  });

export const prefetchJackpot = (client: QueryClient, api: Api, site: Pick<Site, "currency">) =>
  client.prefetchQuery(jackpotQuery(api, site));
