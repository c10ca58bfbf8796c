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

/** What a captcha is asked for (AUTH-31, AUTH-32). */
export const captchaTypes = { login: 1, register: 2 } as const;

export const getCaptcha = post("/captcha", {
  body: v.object({ type: v.picklist([1, 2]), site_id: v.number() }),
  reads: v.pipe(
    v.object({
      token: filled,
      captcha: v.pipe(v.string(), v.regex(/^data:image\/[a-z+]+;base64,/)),
      placeholder: text,
    }),
    v.transform((wire) => ({
      token: wire.token,
      source: wire.captcha,
      placeholder: wire.placeholder,
    })),
  ),
});

const wait = v.object({ wait_seconds: v.pipe(id, v.minValue(1), v.maxValue(3_600)) });

/** How long another captcha is out of reach after code 101: at least 1 s. In milliseconds. */
export function captchaWait(data: unknown): number {
  const read = v.safeParse(wait, data);
  return read.success ? read.output.wait_seconds * 1_000 : 1_000;
}
