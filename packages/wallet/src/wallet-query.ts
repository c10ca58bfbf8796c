import type { Api } from "@naluma/api-client";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { getWallet } from "./balances/wallet.api.ts";
import { emptyWallet } from "./balances/wallet.ts";
import { walletKey } from "./keys.ts";

/**
 * The key contains the member's id, so that a response received after a change of member is never shown to the new one.
 */
export const walletQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: [...walletKey, who.role === "member" ? who.memberId : "visitor", "balances"] as const,
    // A member who opens the wallet expects its current content.
    staleTime: 0,
    queryFn:
      who.role === "visitor"
        ? skipToken
        : ({ signal }) => (who.demo ? emptyWallet : api.read(getWallet, {}, signal)),
  });
