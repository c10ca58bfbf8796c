import { post, type Api } from "@naluma/api-client";
import { code, count, emptyBody, flag, id, money, text } from "@naluma/api-client/wire";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { memberQueryKeys } from "../query-keys.ts";
import { demoLayout, type Layout, type Profile } from "./layout.ts";

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

const profile = v.pipe(
  v.object({
    id,
    member_account: text,
    member_name: text,
    is_withdraw_password: flag,
    member_birthday: text,
    member_email: text,
    member_currency: code,
    member_phone: text,
    member_line: text,
    member_others: text,
    member_qq: text,
    member_skype: text,
    member_wechat: text,
    member_fb: text,
    member_zalo: text,
    member_telegram: text,
    member_whats_app: text,
    new_identity_id: text,
  }),
  v.transform((wire): Profile => ({
    memberId: wire.id,
    account: wire.member_account,
    name: wire.member_name,
    hasWithdrawPassword: wire.is_withdraw_password,
    birthday: wire.member_birthday,
    email: wire.member_email,
    currency: wire.member_currency,
    phone: wire.member_phone,
    line: wire.member_line,
    others: wire.member_others,
    qq: wire.member_qq,
    skype: wire.member_skype,
    wechat: wire.member_wechat,
    fb: wire.member_fb,
    zalo: wire.member_zalo,
    telegram: wire.member_telegram,
    whatsApp: wire.member_whats_app,
    identityId: wire.new_identity_id,
  })),
);

export const getProfile = post("/member/profile", {
  body: emptyBody,
  reads: v.pipe(
    v.object({ member_profile: profile }),
    v.transform((data) => data.member_profile),
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

export const profileQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: memberQueryKeys.profile(who),
    queryFn:
      who.role === "visitor" || who.demo
        ? skipToken
        : ({ signal }) => api.read(getProfile, {}, signal),
  });
