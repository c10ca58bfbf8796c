import * as v from "valibot";
import { beginWaiting, isUnfamiliar } from "../double-validation/waiting-logins.ts";
import { deviceInfo, empty, nothing, siteId, text } from "../ground/values.ts";
import { isTotpOn, waitForCode } from "../login-protection/totp.ts";
import { guessName, passwordGuess, wrongPasswords } from "../members/passwords.ts";
import { addressLimit, type Limit } from "../members/throttle.ts";
import { closeSockets } from "../play/member-events.ts";
import { refuseSelfExcluded } from "../responsible-play/limits/self-excluded.ts";
import type { Services } from "../services.ts";
import { siteWithId } from "../sites/sites.ts";
import { done, refusal, tooMany } from "../wire/answer.ts";
import { call, memberCall, type Ask, type MemberAsk } from "../wire/call.ts";
import {
  beginSession,
  deviceOf,
  loggedIn,
  loginData,
  type LoginServices,
} from "./complete-login.ts";
import { unknownSite } from "./site.ts";

type Needs = LoginServices & Pick<Services, "captchas" | "sites">;

/** Logins per address, including successful ones. */
const fromAddress: Limit = { max: 60, within: 60_000 };

const getLoginHeader = call({
  path: "/api/get_login_header",
  operationId: "getLoginHeader",
  tag: "Login",
  token: "ignored",
  body: empty,
  data: nothing,
  run: async (ask: Ask<Needs>) => {
    const { config, sessions, throttle } = ask.services;
    const limit = addressLimit(config, fromAddress);
    const wait = await throttle.take(`login-header ${ask.address}`, limit);
    if (wait > 0) return tooMany(wait, ask.lang);
    return done(null, { authorization: await sessions.createPreLoginToken() });
  },
});

const login = call({
  path: "/api/login",
  operationId: "login",
  tag: "Login",
  token: "ignored",
  throttled: true,
  body: v.strictObject({
    account: text(1, 32),
    password: text(1, 64),
    site_id: siteId,
    answer: text(1, 16),
    captcha_token: text(1, 128),
    ...deviceInfo,
  }),
  data: loginData,
  run: async (ask: Ask<Needs>, body) => {
    const { services, lang } = ask;
    if (!siteWithId(body.site_id)) return unknownSite(ask);
    // Checks without counting, so that a player who has to wait keeps the captcha; counting happens below.
    const { config, throttle } = services;
    const wait =
      (await throttle.waitFor(guessName(body.site_id, body.account), wrongPasswords)) ||
      (await throttle.take(`login ${ask.address}`, addressLimit(config, fromAddress)));
    if (wait > 0) return tooMany(wait, lang);

    if (!(await services.captchas.isAnswer(1, { token: body.captcha_token, answer: body.answer })))
      return refusal("105", "captcha_wrong", lang);

    const guess = await passwordGuess(services, {
      siteId: body.site_id,
      account: body.account,
      password: body.password,
    });
    if (guess.kind === "too many") return tooMany(guess.wait, lang);
    if (guess.kind === "wrong") return refusal("101", "account_wrong", lang);
    const found = guess.member;
    if (found.state === "disabled") return refusal("102", "account_disabled", lang);
    if (found.state === "frozen") return refusal("103", "account_frozen", lang);
    if (found.facts.transferred === true) return refusal("802", "account_transferred", lang);

    // Checked before a new device gets the security question, whose answer would be useless.
    await refuseSelfExcluded(services.db, found.id, services.clock());
    const udid = body.udid ?? "";
    // A member with two-step login enters a code, which proves more than a security question. On a site that has done
    // away with authenticator apps nobody could enter it.
    const asksForCode = services.sites.offers(body.site_id, "authenticator");
    if (asksForCode && (await isTotpOn(services.db, found.id))) {
      const waiting = { memberId: found.id, udid };
      const member_login_id = await waitForCode(services.db, waiting, services.clock());
      return refusal("120", "second_step_needed", lang, { member_login_id });
    }
    if (await isUnfamiliar(services.db, found, udid)) {
      const question = await beginWaiting(services, found, udid);
      if (question) return refusal("107", "device_unfamiliar", lang, { ...question });
    }
    const begun = await services.db.transaction((tx) =>
      beginSession(services, tx, { member: found, device: deviceOf(ask, body) }),
    );
    return loggedIn(services, found, begun);
  },
});

const logout = memberCall({
  path: "/api/logout",
  operationId: "logout",
  tag: "Login",
  keepsToken: true,
  body: empty,
  data: nothing,
  run: async ({ services, holder }: MemberAsk<Needs>) => {
    await services.sessions.end(holder.sessionId);
    closeSockets(services, holder.member.id, [holder.sessionId]);
    return done();
  },
});

export const loginCalls = [getLoginHeader, login, logout];
