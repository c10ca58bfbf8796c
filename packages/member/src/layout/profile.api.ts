import { post, type Api } from "@naluma/api-client";
import { code, emptyBody, flag, id, text } from "@naluma/api-client/wire";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { memberQueryKeys } from "../query-keys.ts";
import type { Profile } from "./layout.ts";

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

export const profileQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: memberQueryKeys.profile(who),
    queryFn:
      who.role === "visitor" || who.demo
        ? skipToken
        : ({ signal }) => api.read(getProfile, {}, signal),
  });
