import { post, type Api } from "@naluma/api-client";
import { code, count, emptyBody, flag, id, money, text } from "@naluma/api-client/wire";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { memberQueryKeys } from "../query-keys.ts";
import { demoLayout, type Layout } from "./layout.ts";

const layout = v.pipe(
  v.object({
    id,
    member_account: text,
    member_currency: code,
    member_cash: money,
    member_type: v.fallback(id, 1),
    agent_type: count,
    agent_level: count,
    is_agent: flag,
    agent_active: flag,
    is_playing: flag,
    cash_back_status: flag,
    wallet_status: flag,
    first_login_to_change_password: flag,
    need_bank_account_deposit_verified: flag,
    is_agent_fast_payment: flag,
  }),
  v.transform((wire): Layout => ({
    memberId: wire.id,
    account: wire.member_account,
    currency: wire.member_currency,
    cash: wire.member_cash,
    memberType: wire.member_type,
    agentType: wire.agent_type,
    agentLevel: wire.agent_level,
    isAgent: wire.is_agent,
    agentActive: wire.agent_active,
    isPlaying: wire.is_playing,
    cashBack: wire.cash_back_status,
    walletOpen: wire.wallet_status,
    mustChangePassword: wire.first_login_to_change_password,
    mustBindBankAccount: wire.need_bank_account_deposit_verified,
    agentFastPayment: wire.is_agent_fast_payment,
  })),
);

export const getLayout = post("/member/profile/common/layout", {
  body: emptyBody,
  reads: v.pipe(
    v.object({ member_common_layout: layout }),
    v.transform((data) => data.member_common_layout),
  ),
});

/** Disabled for visitors (WALLET-30). */
export const layoutQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: memberQueryKeys.layout(who),
    queryFn:
      who.role === "visitor"
        ? skipToken
        : ({ signal }) => (who.demo ? demoLayout(who) : api.read(getLayout, {}, signal)),
  });
