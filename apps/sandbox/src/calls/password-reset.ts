import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { member as members } from "../ground/db/schema.ts";
import { nothing, text } from "../ground/values.ts";
import { accountKey } from "../members/find-member.ts";
import { beginReset, completeReset, findReset, provesOwner } from "../members/password-resets.ts";
import { guessName, hashPassword } from "../members/passwords.ts";
import { addressLimit, type Limit } from "../members/throttle.ts";
import { closeSockets } from "../play/member-events.ts";
import { done, refusal, tooMany } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import type { LoginServices } from "./complete-login.ts";

type Needs = LoginServices;

/** Attempts per account, known or not: a withdraw password has only four digits. */
const triesInAWhile: Limit = { max: 5, within: 10 * 60_000 };
const triesInADay: Limit = { max: 20, within: 24 * 60 * 60_000 };

const fromAddress: Limit = { max: 30, within: 10 * 60_000 };

/** Counted before anything is looked up, so that parallel attempts count too. */
const waitFor = async (ask: Ask<Needs>, name: string, account: string): Promise<number> => {
  const { config, throttle } = ask.services;
  return (
    (await throttle.take(`${name} ${ask.address}`, addressLimit(config, fromAddress))) ||
    (await throttle.take(`${name} of ${account}`, triesInAWhile)) ||
    (await throttle.take(`${name} a day of ${account}`, triesInADay))
  );
};

/**
 * The calls name no site, so the sandbox uses the accounts of its default site. Any mismatch gets 101, whether
 * the account exists or not; more detail would tell a stranger which part to guess next.
 */
const verify = call({
  path: "/api/arks/web/vx/verify",
  operationId: "verifyTransfer",
  tag: "Login",
  token: "welcome",
  throttled: true,
  body: v.pipe(
    v.strictObject({
      account: text(1, 32),
      withdraw_password: text(1, 32),
      member_email: v.optional(text(0, 100)),
      member_phone: v.optional(text(0, 32)),
    }),
    v.check(
      ({ member_email, member_phone }) => Boolean(member_email) || Boolean(member_phone),
      "an email or a phone is needed",
    ),
  ),
  data: v.object({ token: text(1, 128) }),
  run: async (ask: Ask<Needs>, body) => {
    const { services, lang } = ask;
    const account = accountKey(body.account);
    if (account === "") return refusal("201", "verification_wrong", lang);
    const wait = await waitFor(ask, "verify", account);
    if (wait > 0) return tooMany(wait, lang);

    const [found] = await services.db
      .select()
      .from(members)
      .where(and(eq(members.siteId, services.config.site), eq(members.account, account)));
    const isOwner = await provesOwner(found, {
      withdrawPassword: body.withdraw_password,
      email: body.member_email ?? "",
      phone: body.member_phone ?? "",
    });
    if (!found || !isOwner) return refusal("101", "verification_wrong", lang);
    // Revealed only to the owner.
    if (found.state !== "active") return refusal("102", "account_disabled", lang);

    await services.throttle.forget(`verify of ${account}`);
    return done({ token: await beginReset(services, found.id) });
  },
});

const refusals = {
  expired: "201",
  used: "202",
  foreign: "203",
} as const;

const reset = call({
  path: "/api/arks/web/vx/reset",
  operationId: "resetPassword",
  tag: "Login",
  token: "welcome",
  throttled: true,
  body: v.strictObject({ account: text(1, 32), password: text(6, 12), token: text(1, 128) }),
  data: nothing,
  run: async (ask: Ask<Needs>, { account: typed, password, token }) => {
    const { services, lang } = ask;
    const account = accountKey(typed);
    const wait = await waitFor(ask, "reset", account);
    if (wait > 0) return tooMany(wait, lang);

    const found = await findReset(services, token, { siteId: services.config.site, account });
    if (found.is !== "good") return refusal(refusals[found.is], "verification_over", lang);
    const { member } = found;
    if (member.state !== "active") return refusal("102", "account_disabled", lang);

    const passwordHash = await hashPassword(password);
    const ended = await completeReset(services, { memberId: member.id, token, passwordHash });
    if (!ended) return refusal("202", "verification_over", lang);
    closeSockets(services, member.id, ended);
    // Earlier wrong passwords must not lock out a member who has just set a new one.
    await services.throttle.forget(guessName(member.siteId, account));
    return done();
  },
});

export const passwordResetCalls = [verify, reset];
