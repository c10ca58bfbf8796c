import * as v from "valibot";
import { currency, nothing, siteId, text } from "../ground/values.ts";
import { addressLimit, type Limit } from "../members/throttle.ts";
import { wrongDetail, type Details } from "../registration/details.ts";
import { asKept } from "../registration/form.ts";
import { findIntroducer, type NamedIntroducer } from "../registration/introducers.ts";
import { refusedRegister, type RegisterRefusal } from "../registration/refusals.ts";
import { fieldRules } from "../registration/settings.ts";
import { firstUsedDetail } from "../registration/taken-details.ts";
import type { Services } from "../services.ts";
import type { SiteRecord } from "../sites/sites.ts";
import { done, refusal, tooMany } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import { unknownSite } from "./site.ts";

type Needs = Pick<Services, "clock" | "config" | "db" | "sites" | "throttle">;

/** Knowing whose mail address or phone number is registered here is worth something to others. */
const questions: Limit = { max: 60, within: 60_000 };

const filled = v.optional(text(1, 100));

const introducerIn = (name: string, value: string): NamedIntroducer | undefined => {
  if (name === "member_agent") return { kind: "agent", id: value };
  return name === "recommend_code" ? { kind: "friend", code: value } : undefined;
};

/** The error that `/register` would give for this field alone; never for the account (REG-82). */
const refusalOf = async (
  { services }: Ask<Needs>,
  { site, currency: chosen }: { readonly site: SiteRecord; readonly currency: string },
  [name, value]: readonly [name: string, value: string],
): Promise<RegisterRefusal | undefined> => {
  const named = introducerIn(name, value);
  if (named) {
    const asking = { currency: chosen, now: services.clock() };
    return (await findIntroducer(services.db, site, named, asking)).refused;
  }
  const details: Details = { [name]: asKept(name, value, chosen) };
  return (
    wrongDetail(details, chosen) ??
    (await firstUsedDetail(services.db, site.id, details, fieldRules(site, chosen)))
  );
};

/** Exactly one field is verified, besides the three that are always present (W-62). */
const verifyField = call({
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
  data: nothing,
  run: async (ask: Ask<Needs>, asked) => {
    const { site_id, member_currency, verification: _always, ...field } = asked;
    const { services, address, lang } = ask;
    const limit = addressLimit(services.config, questions);
    const wait = await services.throttle.take(`register-verification ${address}`, limit);
    if (wait > 0) return tooMany(wait, lang);
    const site = ask.services.sites.withId(site_id);
    if (!site) return unknownSite(ask);
    if (!site.currencies.includes(member_currency)) return refusal("999", "currency_unknown", lang);
    for (const [name, value = ""] of Object.entries(field)) {
      const where = { site, currency: member_currency };
      const refused = await refusalOf(ask, where, [name, value.trim()]);
      if (refused) return refusedRegister(refused, lang);
    }
    return done();
  },
});

export const registerVerificationCalls = [verifyField];
