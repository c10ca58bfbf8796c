import type { Locale } from "@naluma/site/locale";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { member as members } from "../../ground/db/schema.ts";
import { deviceInfo, siteId } from "../../ground/values.ts";
import { memberOfPasskey, passkeyRequest } from "../../login-protection/passkeys.ts";
import { relyingParty } from "../../login-protection/relying-party.ts";
import { findWaitingCode, spendWaitingCode, takeSecondStep } from "../../login-protection/totp.ts";
import type { Member } from "../../members/sessions.ts";
import { addressLimit, type Limit } from "../../members/throttle.ts";
import type { Services } from "../../services.ts";
import { siteWithId } from "../../sites/sites.ts";
import { done, failure, refusal, tooMany, type Answer } from "../../wire/answer.ts";
import { call, type Ask } from "../../wire/call.ts";
import {
  beginSession,
  deviceOf,
  loggedIn,
  loginData,
  type LoginServices,
} from "../complete-login.ts";
import { unknownSite } from "../site.ts";
import { requestOptions } from "./login-protection-options.ts";
import {
  authenticationResponse,
  memberLoginId,
  secondStepCode,
} from "./login-protection-requests.ts";

type Needs = LoginServices & Pick<Services, "sites">;

/** Wrong codes per account, across all its logins. */
const wrongCodes: Limit = { max: 5, within: 15 * 60_000 };

const fromAddress: Limit = { max: 30, within: 60_000 };

/** Why an account may not log in, even once its owner is verified. */
const barOf = ({ state, facts }: Member, lang: Locale): Answer | undefined => {
  if (state === "disabled") return refusal("102", "account_disabled", lang);
  if (state === "frozen") return refusal("103", "account_frozen", lang);
  return facts.transferred === true ? refusal("802", "account_transferred", lang) : undefined;
};

const takeAddress = ({ services: { config, throttle }, address }: Ask<Needs>) =>
  throttle.take(`login-protection ${address}`, addressLimit(config, fromAddress));

const secondStep = call({
  path: "/api/services/v1/visitor/second-step",
  operationId: "giveSecondStep",
  tag: "Member services",
  token: "ignored",
  capability: "authenticator",
  throttled: true,
  body: v.strictObject({ member_login_id: memberLoginId, code: secondStepCode, ...deviceInfo }),
  data: loginData,
  run: async (ask: Ask<Needs>, body) => {
    const { services, lang } = ask;
    const { clock, db, throttle } = services;
    const udid = body.udid ?? "";
    const tooSoon = await takeAddress(ask);
    if (tooSoon > 0) return tooMany(tooSoon, lang);
    const id = await findWaitingCode(db, body.member_login_id, udid, clock());
    if (id === undefined) return refusal("101", "login_expired", lang);
    // Counted before the code is checked and forgiven after a correct one, so that parallel guesses count too.
    const name = `second-step ${id}`;
    const wait = await throttle.take(name, wrongCodes);
    if (wait > 0) return tooMany(wait, lang);
    const [member] = await db.select().from(members).where(eq(members.id, id));
    if (!member) return refusal("101", "login_expired", lang);
    if (!services.sites.offers(member.siteId, "authenticator")) return failure(404, lang);
    const barred = barOf(member, lang);
    if (barred) return barred;

    const begun = await db.transaction(async (tx) => {
      if (!(await takeSecondStep(tx, id, body.code, clock()))) return "wrong";
      if (!(await spendWaitingCode(tx, body.member_login_id, udid, clock()))) return "expired";
      return beginSession(services, tx, { member, device: deviceOf(ask, body) });
    });
    if (begun === "wrong") return refusal("998", "second_step_wrong", lang);
    if (begun === "expired") return refusal("101", "login_expired", lang);
    await throttle.forget(name);
    return loggedIn(services, member, begun);
  },
});

const beginPasskeyLogin = call({
  path: "/api/services/v1/visitor/passkey/begin",
  operationId: "beginPasskeyLogin",
  tag: "Member services",
  token: "ignored",
  capability: "passkeys",
  throttled: true,
  body: v.strictObject({ site_id: siteId }),
  data: requestOptions,
  run: async (ask: Ask<Needs>, { site_id }) => {
    const { services, lang } = ask;
    if (!siteWithId(site_id)) return unknownSite(ask);
    const wait = await takeAddress(ask);
    if (wait > 0) return tooMany(wait, lang);
    const party = relyingParty(services, site_id);
    return done(await passkeyRequest(services.db, party, services.clock()));
  },
});

const passkeyLogin = call({
  path: "/api/services/v1/visitor/passkey/login",
  operationId: "logInByPasskey",
  tag: "Member services",
  token: "ignored",
  capability: "passkeys",
  throttled: true,
  body: v.strictObject({ site_id: siteId, response: authenticationResponse, ...deviceInfo }),
  data: loginData,
  run: async (ask: Ask<Needs>, body) => {
    const { services, lang } = ask;
    const { clock, db } = services;
    if (!siteWithId(body.site_id)) return unknownSite(ask);
    const wait = await takeAddress(ask);
    if (wait > 0) return tooMany(wait, lang);
    const party = relyingParty(services, body.site_id);
    // The passkey and the device's own user verification are two factors, so neither captcha nor code is required.
    const member = await db.transaction((tx) => memberOfPasskey(tx, party, body.response, clock()));
    if (!member) return refusal("101", "passkey_refused", lang);
    const barred = barOf(member, lang);
    if (barred) return barred;
    const begun = await db.transaction((tx) =>
      beginSession(services, tx, { member, device: deviceOf(ask, body) }),
    );
    return loggedIn(services, member, begun);
  },
});

/** Ways to log in beside the password: a code from an authenticator app after it, and a passkey instead. */
export const protectedLoginCalls = [secondStep, beginPasskeyLogin, passkeyLogin];
