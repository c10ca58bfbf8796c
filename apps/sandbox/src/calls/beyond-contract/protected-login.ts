import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import * as v from "valibot";
import { member as members } from "../../ground/db/schema.ts";
import { anyObject, deviceInfo, siteId } from "../../ground/values.ts";
import { memberOfPasskey, passkeyRequest } from "../../login-protection/passkeys.ts";
import { relyingParty } from "../../login-protection/relying-party.ts";
import { findWaitingCode, spendWaitingCode, takeSecondStep } from "../../login-protection/totp.ts";
import type { Member } from "../../members/sessions.ts";
import { addressLimit, type Limit } from "../../members/throttle.ts";
import type { Services } from "../../services.ts";
import { siteWithId } from "../../sites/sites.ts";
import { done, failure, refusal, tooMany, type Answer } from "../../wire/answer.ts";
import type { Bound } from "../../wire/client-address.ts";
import {
  beginSession,
  deviceOf,
  loggedIn,
  loginData,
  type LoginServices,
} from "../complete-login.ts";
import {
  authenticationResponse,
  memberLoginId,
  secondStepCode,
} from "./login-protection-requests.ts";
import { addOpenCall, type Asking } from "./member-call.ts";

/** Wrong codes per account, across all its logins. */
const wrongCodes: Limit = { max: 5, within: 15 * 60_000 };

const fromAddress: Limit = { max: 30, within: 60_000 };

/** Why an account may not log in, even once its owner is verified. */
const barOf = ({ state, facts }: Member, lang: Asking["lang"]): Answer | undefined => {
  if (state === "disabled") return refusal("102", "account_disabled", lang);
  if (state === "frozen") return refusal("103", "account_frozen", lang);
  return facts.transferred === true ? refusal("802", "account_transferred", lang) : undefined;
};

/** Login steps beyond the contract: a code from an authenticator app, and a passkey instead of a password. */
export const addProtectedLogins = (
  app: Hono<Bound>,
  services: LoginServices & Pick<Services, "sites">,
): void => {
  const { clock, config, db, throttle } = services;

  const takeAddress = ({ address }: Asking) =>
    throttle.take(`login-protection ${address}`, addressLimit(config, fromAddress));

  addOpenCall(
    app,
    services,
    "/sandbox/visitor/second-step",
    v.strictObject({ member_login_id: memberLoginId, code: secondStepCode, ...deviceInfo }),
    async (asking, body) => {
      const { lang } = asking;
      const udid = body.udid ?? "";
      const tooSoon = await takeAddress(asking);
      if (tooSoon > 0) return tooMany(tooSoon, lang);
      const id = await findWaitingCode(db, body.member_login_id, udid, clock());
      if (id === undefined) return refusal("101", "login_expired", lang);
      // Counted before the code is checked and forgiven after a correct one, so that parallel guesses count too.
      const name = `second-step ${id}`;
      const wait = await throttle.take(name, wrongCodes);
      if (wait > 0) return tooMany(wait, lang);
      const [member] = await db.select().from(members).where(eq(members.id, id));
      if (!member) return refusal("101", "login_expired", lang);
      const barred = barOf(member, lang);
      if (barred) return barred;

      const begun = await db.transaction(async (tx) => {
        if (!(await takeSecondStep(tx, id, body.code, clock()))) return "wrong";
        if (!(await spendWaitingCode(tx, body.member_login_id, udid, clock()))) return "expired";
        return beginSession(services, tx, { member, device: deviceOf(asking, body) });
      });
      if (begun === "wrong") return refusal("998", "second_step_wrong", lang);
      if (begun === "expired") return refusal("101", "login_expired", lang);
      await throttle.forget(name);
      return loggedIn(services, member, begun);
    },
    loginData,
  );

  addOpenCall(
    app,
    services,
    "/sandbox/visitor/passkey/begin",
    v.strictObject({ site_id: siteId }),
    async (asking, body) => {
      const { lang } = asking;
      if (siteWithId(body.site_id)?.loginProtection !== true) return failure(404, lang);
      const wait = await takeAddress(asking);
      if (wait > 0) return tooMany(wait, lang);
      return done(await passkeyRequest(db, relyingParty(services, body.site_id), clock()));
    },
    anyObject,
  );

  addOpenCall(
    app,
    services,
    "/sandbox/visitor/passkey/login",
    v.strictObject({ site_id: siteId, response: authenticationResponse, ...deviceInfo }),
    async (asking, body) => {
      const { lang } = asking;
      if (siteWithId(body.site_id)?.loginProtection !== true) return failure(404, lang);
      const wait = await takeAddress(asking);
      if (wait > 0) return tooMany(wait, lang);
      const party = relyingParty(services, body.site_id);
      // The passkey and the device's own user verification are two factors, so neither captcha nor code is required.
      const member = await db.transaction((tx) =>
        memberOfPasskey(tx, party, body.response, clock()),
      );
      if (!member) return refusal("101", "passkey_refused", lang);
      const barred = barOf(member, lang);
      if (barred) return barred;
      const begun = await db.transaction((tx) =>
        beginSession(services, tx, { member, device: deviceOf(asking, body) }),
      );
      return loggedIn(services, member, begun);
    },
    loginData,
  );
};
