import { post } from "@naluma/api-client";
import { code, emptyBody, id, nothing, text } from "@naluma/api-client/wire";
import * as v from "valibot";
import type { LoginData } from "../session/session.ts";

/** Brings the token that `/login` carries; only the header of the answer is read. */
export const getLoginHeader = post("/get_login_header", { body: emptyBody, reads: nothing });

const filled = v.pipe(v.string(), v.minLength(1));

/** A token and an id are needed to be a member: without them the login has failed, visibly. */
const loginData = v.pipe(
  v.object({ member_id: id, member_account: text, member_currency: code, token: filled }),
  v.transform((wire): LoginData => ({
    memberId: wire.member_id,
    account: wire.member_account,
    currency: wire.member_currency,
    token: wire.token,
  })),
);

export const login = post("/login", {
  body: v.object({
    account: v.string(),
    password: v.string(),
    site_id: v.number(),
    answer: v.string(),
    captcha_token: v.string(),
    device: v.number(),
    login_type: v.picklist(["web", "ios", "android"]),
    system: v.string(),
    browser: v.string(),
    system_version: v.string(),
    remote_addr: v.literal(""),
    host: v.string(),
    cdn: v.literal(""),
    udid: v.string(),
  }),
  reads: loginData,
});
