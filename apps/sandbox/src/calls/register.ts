import { isTotpOn } from "../login-protection/totp.ts";
import { isPassword } from "../members/passwords.ts";
import { detailsOf, malformed, missingDetails } from "../registration/form.ts";
import { judge } from "../registration/judge.ts";
import { hasOpenedAll, opensTooMany, triesTooOften } from "../registration/limits.ts";
import { refusedRegister, refusedWithout } from "../registration/refusals.ts";
import { registerBody, type RegisterBody } from "../registration/register-body.ts";
import { registerMember } from "../registration/register.ts";
import {
  keyedRequestOf,
  registeredBy,
  type KeyedRequest,
} from "../registration/repeated-request.ts";
import { fieldRules } from "../registration/settings.ts";
import type { Services } from "../services.ts";
import type { SiteRecord } from "../sites/sites.ts";
import { failure, refusal, type Answer } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import { inTurn } from "../wire/money-call.ts";
import {
  beginSession,
  deviceOf,
  loggedIn,
  loginData,
  type LoginServices,
} from "./complete-login.ts";
import { unknownSite } from "./site.ts";

type Needs = LoginServices & Pick<Services, "captchas" | "ledger" | "sites">;

/** The account created by an earlier request whose response was lost: its owner is logged in to it. */
const repeated = async (
  { services, lang, ...ask }: Ask<Needs>,
  asked: RegisterBody,
  keyed: KeyedRequest,
): Promise<Answer | undefined> => {
  const found = await registeredBy(services, keyed);
  if (!found) return undefined;
  const { member, form } = found;
  const isSame = form === keyed.form && (await isPassword(member.passwordHash, asked.password));
  if (!isSame) return failure(409, lang);
  // The key must not bypass a second step that was turned on since.
  if (await isTotpOn(services.db, member.id)) return undefined;
  const device = deviceOf(ask, {});
  const begun = await services.db.transaction((tx) =>
    beginSession(services, tx, { member, device }),
  );
  return loggedIn(services, member, begun);
};

const open = async (
  ask: Ask<Needs>,
  asked: RegisterBody,
  site: SiteRecord,
  keyed: KeyedRequest | undefined,
): Promise<Answer> => {
  const { services, lang, address } = ask;
  if (await hasOpenedAll(services, address)) return refusedRegister("too many today", lang);
  const chosen = asked.member_currency;
  if (!site.currencies.includes(chosen)) return refusal("999", "currency_unknown", lang);
  const rules = fieldRules(site, chosen);
  const details = detailsOf(asked, rules);
  const fields = malformed(asked, details);
  if (fields.length > 0) return failure(400, lang, { fields });
  const [missing] = missingDetails(rules, details);
  if (missing !== undefined) return refusedWithout(missing, lang);

  const judged = await judge(ask, asked, { site, currency: chosen, rules, details });
  if ("answer" in judged) return judged.answer;
  if (await opensTooMany(services, address)) return refusedRegister("too many today", lang);
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
      keyed,
    },
    (tx, member) => beginSession(services, tx, { member, device: deviceOf(ask, {}) }),
  );
  if (registered.refused) return refusedRegister(registered.refused, lang);
  return loggedIn(services, registered.member, registered.begun);
};

const register = call({
  path: "/api/register",
  operationId: "register",
  tag: "Registration",
  token: "welcome",
  throttled: true,
  takesKey: true,
  body: registerBody,
  data: loginData,
  run: async (ask: Ask<Needs>, asked, key) => {
    const { services, lang, address } = ask;
    // Counted by the player's address and before any check, so that parallel calls count too.
    if (await triesTooOften(services, address)) return refusedRegister("too often", lang);
    const site = services.sites.withId(asked.site_id);
    if (!site) return unknownSite(ask);
    if (key === undefined) return open(ask, asked, site, undefined);
    const keyed = keyedRequestOf(key, asked);
    return inTurn(services, `register ${keyed.key}`, async () => {
      const before = await repeated(ask, asked, keyed);
      if (before) return before;
      const answer = await open(ask, asked, site, keyed);
      // Another sandbox process may have been faster with the same key.
      const isOpen = answer.code === "100";
      return isOpen ? answer : ((await repeated(ask, asked, keyed)) ?? answer);
    });
  },
});

export const registerCalls = [register];
