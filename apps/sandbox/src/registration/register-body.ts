import * as v from "valibot";
import { currency, digits, objectOf, siteId, text } from "../ground/values.ts";

const matching = (pattern: RegExp, max: number) =>
  v.optional(v.pipe(v.string(), v.regex(pattern), v.maxLength(max)), "");
const optional = (max: number) => v.optional(text(0, max), "");

const nick = matching(/^$|^[A-Za-z0-9_.-]{5,50}$/, 50);
const nickWithAt = matching(/^$|^[A-Za-z0-9_.@-]{5,50}$/, 50);
const introducerText = matching(/^[A-Za-z0-9]{0,32}$/, 32);

/** The whole form in snake_case; empty fields are '' or omitted (W-16). */
export const registerBody = v.pipe(
  v.strictObject({
    site_id: siteId,
    member_account: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6,12}$/)),
    password: text(6, 12),
    member_currency: currency,
    member_name: optional(100),
    member_email: matching(/^$|^[^@\s]+@[^@\s]+$/, 100),
    member_birthday: matching(/^$|^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}$/, 10),
    withdraw_password: matching(/^$|^[0-9]{4}$/, 4),
    member_phone: v.optional(digits(15), ""),
    phone_verify: matching(/^$|^[0-9]{6}$/, 6),
    member_qq: nick,
    member_telegram: nickWithAt,
    member_whats_app: nick,
    member_skype: nickWithAt,
    member_fb: nick,
    member_zalo: nick,
    member_wechat: nick,
    member_others: optional(100),
    identity_id: optional(32),
    captcha_token: optional(128),
    verify_code: optional(16),
    answer: optional(16),
    introducer: introducerText,
    member_agent: introducerText,
    recommend_code: introducerText,
    remote_addr: optional(64),
    ip_info: v.optional(
      v.pipe(
        objectOf(v.union([v.string(), v.number(), v.null()])),
        v.check((info) => Object.keys(info).length <= 16, "too many"),
      ),
    ),
    error_track: v.optional(v.pipe(v.array(text(0, 255)), v.maxLength(50)), []),
  }),
  v.check(
    ({ member_agent, recommend_code }) => !(member_agent && recommend_code),
    "one introducer at most",
  ),
);

export type RegisterBody = v.InferOutput<typeof registerBody>;
