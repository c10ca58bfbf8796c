import { post, type Api } from "@naluma/api-client";
import { code, emptyBody, flag, listOf, money, nothing, text } from "@naluma/api-client/wire";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { walletQueryKeys } from "../query-keys.ts";
import { emptyWallet, walletOf, type WalletRow } from "./wallet.ts";

const row = v.pipe(
  v.object({ gp_id: code, is_light: flag, icon_dark: text, cash: money }),
  v.transform((wire): WalletRow => ({
    provider: wire.gp_id,
    light: wire.is_light,
    icon: wire.icon_dark,
    cash: wire.cash,
  })),
);

/** A row without a provider is dropped; a row with an invalid amount makes the whole response invalid. */
const rows = v.pipe(
  v.optional(listOf(v.looseObject({ gp_id: code })), []),
  v.transform((items): unknown[] => items),
  v.array(row),
);

/**
 * The total and the balance at each provider (WALLET-02). Amounts are decimal strings; an invalid one makes the whole
 * response invalid.
 */
export const getWallet = post("/member/profile/my_cash", {
  body: emptyBody,
  reads: v.pipe(
    v.object({ my_cash_list: rows, total: money }),
    v.transform((wire) => walletOf(wire.total, wire.my_cash_list)),
  ),
});

/** One-key back: moves every provider's balance to the main wallet. Requires an Idempotency-Key. */
export const returnAll = post("/member/profile/balance/all/back", {
  body: emptyBody,
  reads: nothing,
});

/** The member centre's get-back, with a shorter wait of its own. Requires an Idempotency-Key. */
export const getBalanceBack = post("/member/profile/balance_get_back", {
  body: emptyBody,
  reads: nothing,
});

export const walletQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: walletQueryKeys.balances(who),
    // A member who opens the wallet expects its current content.
    staleTime: 0,
    queryFn:
      who.role === "visitor"
        ? skipToken
        : ({ signal }) => (who.demo ? emptyWallet : api.read(getWallet, {}, signal)),
  });
