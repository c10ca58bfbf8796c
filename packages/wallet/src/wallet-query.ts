import type { Api } from "@naluma/api-client";
import type { Who } from "@naluma/site/who";
import { loadModule } from "@naluma/ui/load-module";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { walletKey } from "./keys.ts";

/**
 * The calls with their schemas come with the first question, not with the first page. The key holds
 * the member's id: an answer that arrives after a change of member can never be shown to another.
 */
export const walletQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: [...walletKey, who.role === "member" ? who.memberId : "visitor", "balances"] as const,
    // Whoever opens the wallet wants to know what is in it now.
    staleTime: 0,
    queryFn:
      who.role === "visitor"
        ? skipToken
        : async ({ signal }) => {
            if (who.demo) return (await loadModule(() => import("./signed-in.ts"))).emptyWallet;
            const { getWallet } = await loadModule(() => import("./signed-in.ts"));
            return api.read(getWallet, {}, signal);
          },
  });
