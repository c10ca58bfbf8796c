import * as v from "valibot";
import { isoTime } from "../../ground/clock.ts";
import { empty, nothing, text, time, whole } from "../../ground/values.ts";
import { refuseOthers } from "../../login-protection/owner.ts";
import {
  addPasskey,
  passkeyCreation,
  passkeysOf,
  removePasskey,
} from "../../login-protection/passkeys.ts";
import { relyingParty } from "../../login-protection/relying-party.ts";
import {
  beginTotp,
  confirmTotp,
  isTotpOn,
  newRecoveryCodes,
  recoveryCodesLeft,
  removeTotp,
} from "../../login-protection/totp.ts";
import type { Limit } from "../../members/throttle.ts";
import type { Services } from "../../services.ts";
import { done, refusal, tooMany, type Answer } from "../../wire/answer.ts";
import { memberCall, type MemberAsk } from "../../wire/call.ts";
import { creationOptions } from "./login-protection-options.ts";
import { passkeyName, registrationResponse, secondStepCode } from "./login-protection-requests.ts";

type Needs = Pick<Services, "clock" | "config" | "db" | "sessions" | "sites" | "throttle">;

/** Attempts to enter a code while setting up the app. */
const codes: Limit = { max: 10, within: 10 * 60_000 };

const password = text(1, 64);
const withPassword = v.strictObject({ password });

/** For the owner of the account only, who has to repeat the password. */
const forOwner =
  (run: (ask: MemberAsk<Needs>) => Promise<Answer>) =>
  async (ask: MemberAsk<Needs>, body: v.InferOutput<typeof withPassword>): Promise<Answer> => {
    const { services, holder, lang } = ask;
    return (await refuseOthers(services, holder.member, body.password, lang)) ?? run(ask);
  };

const tag = "Member services";

const getProtection = memberCall({
  path: "/api/services/v1/member/login-protection",
  operationId: "getLoginProtection",
  tag,
  capability: ["authenticator", "passkeys"],
  body: empty,
  data: v.object({
    totp: v.object({ is_on: v.boolean(), recovery_codes: whole(0, 10) }),
    passkeys: v.array(
      v.object({
        id: text(1, 1_400),
        name: text(1, 40),
        created_at: time,
        used_at: v.nullable(time),
      }),
    ),
  }),
  run: async ({ services: { db }, holder: { member } }: MemberAsk<Needs>) => {
    const passkeys = await passkeysOf(db, member.id);
    return done({
      totp: {
        is_on: await isTotpOn(db, member.id),
        recovery_codes: await recoveryCodesLeft(db, member.id),
      },
      passkeys: passkeys.map((one) => ({
        id: one.id,
        name: one.name,
        created_at: isoTime(one.createdAt),
        used_at: isoTime(one.usedAt),
      })),
    });
  },
});

const beginApp = memberCall({
  path: "/api/services/v1/member/login-protection/totp/begin",
  operationId: "beginAuthenticator",
  tag,
  capability: "authenticator",
  throttled: true,
  body: withPassword,
  data: v.object({ secret: text(16, 64), uri: text(16, 512) }),
  run: forOwner(async ({ services, holder: { member }, lang }) => {
    const site = services.sites.withId(member.siteId)?.titles.en ?? "";
    const made = await beginTotp(services.db, member, site);
    return made ? done(made) : refusal("102", "totp_on", lang);
  }),
});

const shownCodes = v.object({ recovery_codes: v.array(text(11, 11)) });

const confirmApp = memberCall({
  path: "/api/services/v1/member/login-protection/totp/confirm",
  operationId: "confirmAuthenticator",
  tag,
  capability: "authenticator",
  throttled: true,
  body: v.strictObject({ code: secondStepCode }),
  data: shownCodes,
  run: async (ask: MemberAsk<Needs>, { code }) => {
    const { services, lang } = ask;
    const { id } = ask.holder.member;
    const wait = await services.throttle.take(`totp-confirm ${id}`, codes);
    if (wait > 0) return tooMany(wait, lang);
    const made = await services.db.transaction(async (tx) => {
      const confirmed = await confirmTotp(tx, id, code, services.clock());
      // A login in progress without a code has to start again.
      if (confirmed) await services.sessions.endWaysIn(tx, id);
      return confirmed;
    });
    return made ? done({ recovery_codes: made }) : refusal("103", "second_step_wrong", lang);
  },
});

const renewCodes = memberCall({
  path: "/api/services/v1/member/login-protection/totp/recovery-codes",
  operationId: "renewRecoveryCodes",
  tag,
  capability: "authenticator",
  throttled: true,
  body: withPassword,
  data: shownCodes,
  run: forOwner(async ({ services: { db }, holder: { member }, lang }) =>
    (await isTotpOn(db, member.id))
      ? done({ recovery_codes: await db.transaction((tx) => newRecoveryCodes(tx, member.id)) })
      : refusal("104", "totp_off", lang),
  ),
});

const removeApp = memberCall({
  path: "/api/services/v1/member/login-protection/totp/remove",
  operationId: "removeAuthenticator",
  tag,
  capability: "authenticator",
  throttled: true,
  body: withPassword,
  data: nothing,
  run: forOwner(async ({ services: { db }, holder: { member } }) => {
    await db.transaction((tx) => removeTotp(tx, member.id));
    return done();
  }),
});

const beginPasskey = memberCall({
  path: "/api/services/v1/member/login-protection/passkeys/begin",
  operationId: "beginPasskey",
  tag,
  capability: "passkeys",
  throttled: true,
  body: withPassword,
  data: creationOptions,
  run: forOwner(async ({ services, holder: { member } }) => {
    const party = relyingParty(services, member.siteId);
    return done(await passkeyCreation(services.db, party, member, services.clock()));
  }),
});

const newPasskey = v.strictObject({ response: registrationResponse, name: passkeyName });

const keepPasskey = memberCall({
  path: "/api/services/v1/member/login-protection/passkeys/add",
  operationId: "addPasskey",
  tag,
  capability: "passkeys",
  body: newPasskey,
  data: nothing,
  run: async (ask: MemberAsk<Needs>, { response, name }) => {
    const { services, lang } = ask;
    const { member } = ask.holder;
    const party = relyingParty(services, member.siteId);
    const added = await services.db.transaction((tx) =>
      addPasskey(tx, party, member, { response, name, now: services.clock() }),
    );
    return added === undefined ? refusal("105", "passkey_refused", lang) : done();
  },
});

const forgetPasskey = memberCall({
  path: "/api/services/v1/member/login-protection/passkeys/remove",
  operationId: "removePasskey",
  tag,
  capability: "passkeys",
  body: v.strictObject({ id: text(1, 1_400) }),
  data: nothing,
  run: async ({ services, holder }: MemberAsk<Needs>, { id }) => {
    await removePasskey(services.db, holder.member.id, id);
    return done();
  },
});

/** An authenticator app, its recovery codes, and passkeys. */
export const loginProtectionCalls = [
  getProtection,
  beginApp,
  confirmApp,
  renewCodes,
  removeApp,
  beginPasskey,
  keepPasskey,
  forgetPasskey,
];
