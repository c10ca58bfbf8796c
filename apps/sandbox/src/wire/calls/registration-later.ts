import * as v from "valibot";
import { later } from "../call.ts";
import { currency, digits, siteId, text } from "../values.ts";

const registrationCalls = [
  later({
    path: "/api/register/sms",
    operationId: "sendRegisterSms",
    tag: "Registration",
    token: "welcome",
    throttled: true,
    body: v.strictObject({
      member_phone: digits(15),
      currency,
      type: v.literal("register_member"),
      site_id: siteId,
    }),
  }),
];

const matching = (pattern: RegExp, most: number) =>
  v.optional(v.pipe(v.string(), v.regex(pattern), v.maxLength(most)));

const nick = matching(/^$|^[A-Za-z0-9_.-]{5,50}$/, 50);
const nickWithAt = matching(/^$|^[A-Za-z0-9_.@-]{5,50}$/, 50);
const introducer = matching(/^[A-Za-z0-9]{0,32}$/, 32);

const register = later({
  path: "/api/register",
  operationId: "register",
  tag: "Registration",
  token: "welcome",
  throttled: true,
  body: v.pipe(
    v.strictObject({
      site_id: siteId,
      member_account: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6,12}$/)),
      password: text(6, 12),
      member_currency: currency,
      member_name: v.optional(text(0, 100)),
      member_email: matching(/^$|^[^@\s]+@[^@\s]+$/, 100),
      member_birthday: matching(/^$|^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}$/, 10),
      withdraw_password: matching(/^$|^[0-9]{4}$/, 4),
      member_phone: v.optional(digits(15)),
      phone_verify: matching(/^$|^[0-9]{6}$/, 6),
      member_qq: nick,
      member_telegram: nickWithAt,
      member_whats_app: nick,
      member_skype: nickWithAt,
      member_fb: nick,
      member_zalo: nick,
      member_wechat: nick,
      member_others: v.optional(text(0, 100)),
      identity_id: v.optional(text(0, 32)),
      captcha_token: v.optional(text(0, 128)),
      verify_code: v.optional(text(0, 16)),
      answer: v.optional(text(0, 16)),
      introducer,
      member_agent: introducer,
      recommend_code: introducer,
      remote_addr: v.optional(text(0, 64)),
      ip_info: v.optional(
        v.pipe(
          v.record(v.string(), v.union([v.string(), v.number(), v.null()])),
          v.check((info) => Object.keys(info).length <= 16, "too many"),
        ),
      ),
      error_track: v.optional(v.pipe(v.array(text(0, 255)), v.maxLength(50))),
    }),
    v.check(
      ({ member_agent, recommend_code }) => !(member_agent && recommend_code),
      "one introducer at most",
    ),
  ),
});

const filled = v.optional(text(1, 100));

/** Besides the three that are always there, exactly one field is verified (W-62). */
const verification = later({
  path: "/api/register/verification",
  operationId: "verifyRegisterField",
  tag: "Registration",
  token: "welcome",
  throttled: true,
  body: v.pipe(
    v.strictObject({
      site_id: siteId,
      member_currency: currency,
      verification: v.literal(1),
      member_name: filled,
      member_email: filled,
      member_phone: filled,
      identity_id: filled,
      member_qq: filled,
      member_telegram: filled,
      member_whats_app: filled,
      member_skype: filled,
      member_fb: filled,
      member_zalo: filled,
      member_wechat: filled,
      member_others: filled,
      member_agent: filled,
      recommend_code: filled,
    }),
    v.check((body) => Object.keys(body).length === 4, "exactly one field is verified"),
  ),
});

export const laterRegistrationCalls = [...registrationCalls, verification, register];
