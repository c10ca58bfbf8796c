import type { Locale } from "@naluma/site/locale";
import { readPhone } from "@naluma/site/phone";
import { filled } from "@naluma/site/word-files";
import * as v from "valibot";
import { currency, digits, nothing, siteId } from "../ground/values.ts";
import { addressLimit, type Limit } from "../members/throttle.ts";
import { smsTrouble } from "../registration/blacklist.ts";
import { wrongDetail } from "../registration/details.ts";
import { sendPhoneCode, smsLimit } from "../registration/phone-codes.ts";
import { fieldRules } from "../registration/settings.ts";
import { usedDetail } from "../registration/taken-details.ts";
import type { Services } from "../services.ts";
import { type Answer, done, refusal, tooMany, words } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import { unknownSite } from "./site.ts";

type Needs = Pick<Services, "clock" | "config" | "db" | "sites" | "throttle">;

/** All calls count, whatever their result. */
const asked: Limit = { max: 30, within: 60_000 };

const smsRefusals = {
  blank: ["201", "phone_blank"],
  unverifiable: ["099", "phone_unverifiable"],
  unpaid: ["103", "sms_no_balance"],
  "ask service": ["104", "sms_ask_service"],
  recent: ["102", "sms_recent"],
  "many today": ["104", "sms_ask_service"],
} as const;

const refusedSms = (why: keyof typeof smsRefusals, lang: Locale): Answer => {
  const [code, message] = smsRefusals[why];
  return refusal(code, message, lang);
};

const sendSms = call({
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
  data: nothing,
  run: async (ask: Ask<Needs>, { member_phone: typed, currency: chosen, site_id }) => {
    const phone = readPhone(typed, chosen);
    const { services, address, lang } = ask;
    const { config, throttle } = services;
    const wait = await throttle.take(`sms-asked ${address}`, addressLimit(config, asked));
    if (wait > 0) return tooMany(wait, lang);
    const site = ask.services.sites.withId(site_id);
    if (!site) return unknownSite(ask);
    if (!site.currencies.includes(chosen)) return refusal("999", "currency_unknown", lang);

    const trouble = smsTrouble(phone);
    if (trouble) return refusedSms(trouble, lang);
    const rule = fieldRules(site, chosen).member_phone;
    const isWrong =
      !rule?.isVerified ||
      wrongDetail({ member_phone: phone }, chosen) !== undefined ||
      (rule.isUnique &&
        (await usedDetail(services.db, site_id, { field: "member_phone", value: phone })));
    if (isWrong) return refusedSms("unverifiable", lang);

    const to = { siteId: site_id, phone };
    const limit = await smsLimit(services, to, address);
    if (limit) return refusedSms(limit, lang);
    await sendPhoneCode(services, to, (code) => filled(words("sms_code", lang), { code }));
    return done();
  },
});

export const registerPhoneCalls = [sendSms];
