import { isCurrency, type Currency } from "@naluma/site/currency";
import * as v from "valibot";
import { addressLimit } from "../../members/address-limit.ts";
import { isAccountTaken } from "../../members/find-member.ts";
import type { Limit } from "../../members/throttle.ts";
import { dayOf } from "../../registration/birthday.ts";
import { isAddressBlacklisted } from "../../registration/blacklist.ts";
import { wrongDetail, type Details } from "../../registration/details.ts";
import { isCountryExcluded, isSelfExcluded, isUnderAge } from "../../registration/gate.ts";
import { findIntroducer, type NamedIntroducer } from "../../registration/introducers.ts";
import { phoneCodeRefusal } from "../../registration/phone-codes.ts";
import { refusedRegister } from "../../registration/refusals.ts";
import { registerMember, type NewMember } from "../../registration/register.ts";
import { fieldRules, settingNames, type FieldRules } from "../../registration/settings.ts";
import { firstUsedDetail } from "../../registration/taken-details.ts";
import { helpLinks } from "../../responsible-play/limits/restriction-answer.ts";
import type { Services } from "../../services.ts";
import { siteWithId, type SiteRecord } from "../../sites/sites.ts";
import { failure, refusal, type Answer } from "../answer.ts";
import { call, type Ask } from "../call.ts";
import {
  beginSession,
  deviceOf,
  loggedIn,
  loginData,
  type LoginServices,
} from "../complete-login.ts";
import { currency, digits, siteId, text } from "../values.ts";
import { unknownSite } from "./site.ts";

type Needs = LoginServices & Pick<Services, "captchas" | "ledger">;

const matching = (pattern: RegExp, most: number) =>
  v.optional(v.pipe(v.string(), v.regex(pattern), v.maxLength(most)), "");
const optional = (most: number) => v.optional(text(0, most), "");

const nick = matching(/^$|^[A-Za-z0-9_.-]{5,50}$/, 50);
const nickWithAt = matching(/^$|^[A-Za-z0-9_.@-]{5,50}$/, 50);
const introducerText = matching(/^[A-Za-z0-9]{0,32}$/, 32);

const body = v.pipe(
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
        v.record(v.string(), v.union([v.string(), v.number(), v.null()])),
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

type Body = v.InferOutput<typeof body>;

/** Fields of the form that say nothing about the member. */
const notOfMember = new Set<string>([
  "member_agent",
  "recommend_code",
  "check_password",
  "verify_code",
]);

/** What the site asks for in the currency and was told; what it does not ask for is not kept. */
const detailsOf = (asked: Body, rules: FieldRules): Details => {
  const told = new Map<string, unknown>(Object.entries(asked));
  return Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = told.get(name);
      const isTold = rules[name] && !notOfMember.has(name) && typeof value === "string";
      return isTold && value.trim() !== "" ? [[name, value.trim()]] : [];
    }),
  );
};

/** Fields that a page of ours would not have sent like this; the form is the page's to explain. */
const malformed = (asked: Body, rules: FieldRules, details: Details): readonly string[] => {
  const missing = settingNames.filter(
    (name) => rules[name]?.isRequired && !notOfMember.has(name) && details[name] === undefined,
  );
  const isPassword = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/.test(asked.password);
  const birthday = details.member_birthday;
  return [
    ...missing,
    ...(isPassword ? [] : ["password"]),
    ...(birthday !== undefined && !dayOf(birthday) ? ["member_birthday"] : []),
  ];
};

/** `introducer` repeats one of the two; alone it is an agent where it is a number. */
const introducerIn = ({
  member_agent,
  recommend_code,
  introducer,
}: Body): NamedIntroducer | undefined => {
  if (member_agent !== "") return { kind: "agent", id: member_agent };
  if (recommend_code !== "") return { kind: "friend", code: recommend_code };
  if (introducer === "") return undefined;
  return /^\d+$/.test(introducer)
    ? { kind: "agent", id: introducer }
    : { kind: "friend", code: introducer };
};

/** Tries of one address, refused ones too, and what becomes of them in a day. */
const tries: Limit = { most: 10, within: 60_000 };
const opened: Limit = { most: 10, within: 24 * 60 * 60_000 };

interface Judged {
  readonly site: SiteRecord;
  readonly currency: Currency;
  readonly rules: FieldRules;
  readonly details: Details;
}

/** Beyond the contract: who is not let in, with where to find help where that is what the person needs. */
const gateAnswer = async (
  { services, lang, country }: Ask<Needs>,
  { site, details }: Judged,
): Promise<Answer | undefined> => {
  const now = services.clock();
  if (isCountryExcluded(site, country)) return refusal("327", "country_excluded", lang);
  if (isUnderAge(site, details, now)) {
    const data = { minimum_age: site.minimumAge, help: helpLinks };
    return refusal("326", "under_age", lang, data, { age: String(site.minimumAge) });
  }
  if (site.playLimits && (await isSelfExcluded(services.db, site, details, now)))
    return refusal("325", "register_self_excluded", lang, { help: helpLinks });
  return undefined;
};

type Introducer = NewMember["introducer"];

/** The introducer, where the form names one who is good. */
const introducerOf = async (
  { services }: Ask<Needs>,
  { site, currency: chosen }: Judged,
  named: NamedIntroducer | undefined,
) => {
  if (!named) return { introducer: undefined };
  const asking = { currency: chosen, now: services.clock() };
  const found = await findIntroducer(services.db, site, named, asking);
  if (found.refused) return { refused: found.refused };
  const introducer: Introducer = { kind: named.kind, member: found.member };
  return { introducer };
};

/** Everything that can be judged before the account is opened; an answer where something is wrong. */
const judge = async (
  ask: Ask<Needs>,
  asked: Body,
  judged: Judged,
): Promise<{ readonly answer: Answer } | { readonly introducer: Introducer }> => {
  const { services, lang, address } = ask;
  const { site, rules, details, currency: chosen } = judged;
  if (rules.verify_code) {
    const answer = asked.verify_code || asked.answer;
    if (!(await services.captchas.isAnswer(asked.captcha_token, answer)))
      return { answer: refusedRegister("captcha wrong", lang) };
  }
  if (isAddressBlacklisted(address))
    return { answer: refusedRegister("address blacklisted", lang) };
  const wrong = wrongDetail(details, chosen);
  if (wrong) return { answer: refusedRegister(wrong, lang) };
  const gate = await gateAnswer(ask, judged);
  if (gate) return { answer: gate };
  const found = await introducerOf(ask, judged, introducerIn(asked));
  if (found.refused) return { answer: refusedRegister(found.refused, lang) };
  if (await isAccountTaken(services.db, site.id, asked.member_account))
    return { answer: refusedRegister("account used", lang) };
  const used = await firstUsedDetail(services.db, site.id, details, rules);
  if (used) return { answer: refusedRegister(used, lang) };
  const phone = details.member_phone;
  if (phone !== undefined && rules.member_phone?.isVerified) {
    const of = { siteId: site.id, phone };
    const unproven = await phoneCodeRefusal(services, of, asked.phone_verify);
    if (unproven) return { answer: refusedRegister(unproven, lang) };
  }
  return { introducer: found.introducer };
};

const register = call({
  path: "/api/register",
  operationId: "register",
  tag: "Registration",
  token: "welcome",
  throttled: true,
  body,
  data: loginData,
  run: async (ask: Ask<Needs>, asked) => {
    const { services, lang, address } = ask;
    const { config, throttle } = services;
    // Counted before anything is looked at, so that calls at once count too; by the player's address.
    if ((await throttle.take(`register ${address}`, addressLimit(config, tries))) > 0)
      return refusedRegister("too often", lang);
    const aDay = addressLimit(config, opened);
    if ((await throttle.waitFor(`registered ${address}`, aDay)) > 0)
      return refusedRegister("too many today", lang);

    const site = siteWithId(asked.site_id);
    if (!site) return unknownSite(ask);
    const chosen = asked.member_currency;
    if (!isCurrency(chosen) || !site.currencies.includes(chosen))
      return refusal("999", "currency_unknown", lang);
    const rules = fieldRules(site, chosen);
    const details = detailsOf(asked, rules);
    const fields = malformed(asked, rules, details);
    if (fields.length > 0) return failure(400, lang, { fields });

    const judged = await judge(ask, asked, { site, currency: chosen, rules, details });
    if ("answer" in judged) return judged.answer;
    if ((await throttle.take(`registered ${address}`, aDay)) > 0)
      return refusedRegister("too many today", lang);
    const isProven = details.member_phone !== undefined && rules.member_phone?.isVerified;
    const registered = await registerMember(
      services,
      {
        site,
        account: asked.member_account.toLowerCase(),
        password: asked.password,
        currency: chosen,
        details,
        rules,
        introducer: judged.introducer,
        phoneCode: isProven ? asked.phone_verify : undefined,
        address,
        errorTrack: asked.error_track,
      },
      (tx, member) => beginSession(services, tx, { member, device: deviceOf(ask, {}) }),
    );
    if (registered.refused) return refusedRegister(registered.refused, lang);
    return loggedIn(services, registered.member, registered.begun);
  },
});

export const registerCalls = [register];
