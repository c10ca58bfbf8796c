import type { Clock } from "../ground/clock.ts";
import type { Database } from "../ground/db/database.ts";
import type { Captchas } from "../members/captcha.ts";
import { isAccountTaken } from "../members/find-member.ts";
import type { Throttle } from "../members/throttle.ts";
import type { SiteRecord } from "../sites/sites.ts";
import { refusal, type Answer } from "../wire/answer.ts";
import type { Ask } from "../wire/call.ts";
import { helpLinks } from "../wire/restriction-answer.ts";
import { agentDomain, type AgentDomain } from "./agent-domains.ts";
import { isAddressBlacklisted } from "./blacklist.ts";
import { wrongDetail, type Details } from "./details.ts";
import { introducerIn, toldIn } from "./form.ts";
import { isCountryExcluded, isSelfExcluded, isUnderAge } from "./gate.ts";
import { findIntroducer, type NamedIntroducer } from "./introducers.ts";
import { phoneCodeRefusal } from "./phone-codes.ts";
import { refusedRegister, type RegisterRefusal } from "./refusals.ts";
import type { RegisterBody } from "./register-body.ts";
import type { NewMember } from "./register.ts";
import type { FieldRules } from "./settings.ts";
import { firstUsedDetail } from "./taken-details.ts";

interface Needs {
  readonly captchas: Pick<Captchas, "isAnswer">;
  readonly clock: Clock;
  readonly db: Database;
  readonly throttle: Throttle;
}

/** A form with the fields that its site requests in its currency. */
export interface AskedForm {
  readonly site: SiteRecord;
  readonly currency: string;
  readonly rules: FieldRules;
  readonly details: Details;
}

/** Refuses people who are not allowed in, and tells those who need it where to find help. */
const gateAnswer = async (
  { services, lang, country }: Ask<Needs>,
  site: SiteRecord,
  told: Details,
): Promise<Answer | undefined> => {
  const now = services.clock();
  if (isCountryExcluded(site, country)) return refusal("327", "country_excluded", lang);
  if (isUnderAge(site, told, now)) {
    const data = { minimum_age: site.minimumAge, help: helpLinks };
    return refusal("326", "under_age", lang, data, { age: String(site.minimumAge) });
  }
  if (!site.lacks.includes("selfExclusion") && (await isSelfExcluded(services.db, site, told, now)))
    return refusal("325", "register_self_excluded", lang, { help: helpLinks });
  return undefined;
};

type Introducer = NewMember["introducer"];

/** A registration at an agent's own address always joins that agent. */
const namedAt = (
  domain: AgentDomain | undefined,
  named: NamedIntroducer | undefined,
): { readonly named: NamedIntroducer | undefined; readonly refused?: RegisterRefusal } => {
  const id = domain?.agentId?.toString();
  if (id === undefined) return { named };
  if (named?.kind === "friend") return { named, refused: "no such code" };
  if (named && named.id !== id) return { named, refused: "no such agent" };
  return { named: { kind: "agent", id } };
};

/** The introducer, if the form names a valid one. */
const introducerOf = async (
  { services }: Ask<Needs>,
  { site, currency: chosen }: AskedForm,
  named: NamedIntroducer | undefined,
) => {
  if (!named) return { introducer: undefined };
  const asking = { currency: chosen, now: services.clock() };
  const found = await findIntroducer(services.db, site, named, asking);
  if (found.refused) return { refused: found.refused };
  const introducer: Introducer = { kind: named.kind, member: found.member };
  return { introducer };
};

/** All checks that are possible before the account is opened; returns a response if one fails. */
export const judge = async (
  ask: Ask<Needs>,
  asked: RegisterBody,
  judged: AskedForm,
): Promise<{ readonly answer: Answer } | { readonly introducer: Introducer }> => {
  const { services, lang, address } = ask;
  const { site, rules, details, currency: chosen } = judged;
  if (rules.verify_code) {
    const answer = asked.verify_code || asked.answer;
    if (!(await services.captchas.isAnswer(2, { token: asked.captcha_token, answer })))
      return { answer: refusedRegister("captcha wrong", lang) };
  }
  if (isAddressBlacklisted(address))
    return { answer: refusedRegister("address blacklisted", lang) };
  const wrong = wrongDetail(details, chosen);
  if (wrong) return { answer: refusedRegister(wrong, lang) };
  // This also uses details that were not requested and are not stored.
  const gate = await gateAnswer(ask, site, toldIn(asked));
  if (gate) return { answer: gate };
  const domain = agentDomain(site.id, ask.host);
  const locked = domain?.currency ?? null;
  if (locked !== null && locked !== chosen)
    return { answer: refusal("999", "currency_unknown", lang) };
  const named = namedAt(domain, introducerIn(asked));
  if (named.refused) return { answer: refusedRegister(named.refused, lang) };
  const found = await introducerOf(ask, judged, named.named);
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
