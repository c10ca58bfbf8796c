import type { Api } from "@naluma/api-client";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { getWallet } from "./balances/wallet.api.ts";
import { emptyWallet } from "./balances/wallet.ts";
import { walletKey } from "./keys.ts";

/**
 * The key holds the member's id: an answer that arrives after a change of member can never be shown to another.
 */
export const walletQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: [...walletKey, who.role === "member" ? who.memberId : "visitor", "balances"] as const,
    // Whoever opens the wallet wants to know what is in it now.
    staleTime: 0,
    queryFn:
      who.role === "visitor"
        ? skipToken
        : ({ signal }) => (who.demo ? emptyWallet : api.read(getWallet, {}, signal)),
  });
