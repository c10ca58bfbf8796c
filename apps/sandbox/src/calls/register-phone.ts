import { isCurrency } from "@naluma/site/currency";
import { readPhone } from "@naluma/site/phone";
import { filled } from "@naluma/site/word-files";
import * as v from "valibot";
import { currency, digits, nothing, siteId } from "../ground/values.ts";
import { addressLimit } from "../members/address-limit.ts";
import type { Limit } from "../members/throttle.ts";
import { hasTrouble } from "../registration/blacklist.ts";
import { wrongDetail } from "../registration/details.ts";
import { sendPhoneCode, smsLimit } from "../registration/phone-codes.ts";
import { fieldRules } from "../registration/settings.ts";
import { usedDetail } from "../registration/taken-details.ts";
import type { Services } from "../services.ts";
import { done, refusal, tooMany, type Answer } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import { words } from "../wire/words.ts";
import { unknownSite } from "./site.ts";

type Needs = Pick<Services, "clock" | "config" | "db" | "sites" | "throttle">;

/** Of calls, whatever comes of them. */
const asked: Limit = { max: 30, within: 60_000 };

/** What is known without asking anybody. */
const troubleWith = (phone: string, { lang }: Ask): Answer | undefined => {
  if (phone === "") return refusal("201", "phone_blank", lang);
  if (hasTrouble(phone, "unverifiable")) return refusal("099", "phone_unverifiable", lang);
  if (hasTrouble(phone, "unpaid")) return refusal("103", "sms_no_balance", lang);
  if (hasTrouble(phone, "ask service")) return refusal("104", "sms_ask_service", lang);
  return undefined;
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
    if (!isCurrency(chosen) || !site.currencies.includes(chosen))
      return refusal("999", "currency_unknown", lang);

    const trouble = troubleWith(phone, ask);
    if (trouble) return trouble;
    const rule = fieldRules(site, chosen).member_phone;
    const isWrong =
      !rule?.isVerified ||
      wrongDetail({ member_phone: phone }, chosen) !== undefined ||
      (rule.isUnique &&
        (await usedDetail(services.db, site_id, { field: "member_phone", value: phone })));
    if (isWrong) return refusal("099", "phone_unverifiable", lang);

    const to = { siteId: site_id, phone };
    switch (await smsLimit(services, to, address)) {
      case "recent":
        return refusal("102", "sms_recent", lang);
      case "many today":
        return refusal("104", "sms_ask_service", lang);
      case undefined:
    }
    await sendPhoneCode(services, to, (code) => filled(words("sms_code", lang), { code }));
    return done();
  },
});

export const registerPhoneCalls = [sendSms];
