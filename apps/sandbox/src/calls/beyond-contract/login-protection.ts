import type { Locale } from "@naluma/site/locale";
import type { Hono } from "hono";
import * as v from "valibot";
import { isoTime } from "../../ground/clock.ts";
import { anyObject, empty, nothing, text, whole } from "../../ground/values.ts";
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
import type { Member } from "../../members/sessions.ts";
import type { Limit } from "../../members/throttle.ts";
import type { Services } from "../../services.ts";
import { siteWithId } from "../../sites/sites.ts";
import { done, failure, refusal, tooMany, type Answer } from "../../wire/answer.ts";
import type { Bound } from "../../wire/client-address.ts";
import { passkeyName, registrationResponse, secondStepCode } from "./login-protection-requests.ts";
import { addMemberCall } from "./member-call.ts";

type Needs = Pick<Services, "clock" | "config" | "db" | "sessions" | "sites" | "throttle">;

/** Attempts to enter a code while setting up the app. */
const codes: Limit = { max: 10, within: 10 * 60_000 };

const password = text(1, 64);
const withPassword = v.strictObject({ password });
const time = v.nullable(text(1, 32));

const protection = v.object({
  totp: v.object({ is_on: v.boolean(), recovery_codes: whole(0, 10) }),
  passkeys: v.array(
    v.object({ id: text(1, 1_400), name: text(1, 40), created_at: time, used_at: time }),
  ),
});

/**
 * /sandbox/member/login-protection and the paths below it: an authenticator app, its recovery codes, and
 * passkeys. The wire contract has no calls for them; a site that does not offer them answers 404.
 */
export const addLoginProtection = (app: Hono<Bound>, services: Needs): void => {
  const { clock, db } = services;

  const add = <Schema extends v.GenericSchema>(
    path: string,
    body: Schema,
    data: v.GenericSchema,
    carry: (member: Member, asked: v.InferOutput<Schema>, lang: Locale) => Promise<Answer>,
  ) =>
    addMemberCall(
      app,
      services,
      `/sandbox/member/login-protection${path}`,
      body,
      async (member, lang, asked) =>
        siteWithId(member.siteId)?.loginProtection === true
          ? carry(member, asked, lang)
          : failure(404, lang),
      data,
    );

  /** The same, but for the owner of the account only, who has to repeat the password. */
  const addForOwner = <Schema extends v.GenericSchema<unknown, { readonly password: string }>>(
    path: string,
    body: Schema,
    data: v.GenericSchema,
    carry: (member: Member, lang: Locale) => Promise<Answer>,
  ) =>
    add(
      path,
      body,
      data,
      async (member, asked, lang) =>
        (await refuseOthers(services, member, asked.password, lang)) ?? carry(member, lang),
    );

  add("", empty, protection, async ({ id }) => {
    const passkeys = await passkeysOf(db, id);
    return done({
      totp: { is_on: await isTotpOn(db, id), recovery_codes: await recoveryCodesLeft(db, id) },
      passkeys: passkeys.map((one) => ({
        id: one.id,
        name: one.name,
        created_at: isoTime(one.createdAt),
        used_at: isoTime(one.usedAt),
      })),
    });
  });

  const begun = v.object({ secret: text(16, 64), uri: text(16, 512) });
  addForOwner("/totp/begin", withPassword, begun, async (member, lang) => {
    const site = services.sites.withId(member.siteId)?.titles.en ?? "";
    const made = await beginTotp(db, member, site);
    return made ? done(made) : refusal("102", "totp_on", lang);
  });

  const shownCodes = v.object({ recovery_codes: v.array(text(11, 11)) });
  add(
    "/totp/confirm",
    v.strictObject({ code: secondStepCode }),
    shownCodes,
    async ({ id }, { code }, lang) => {
      const wait = await services.throttle.take(`totp-confirm ${id}`, codes);
      if (wait > 0) return tooMany(wait, lang);
      const made = await db.transaction(async (tx) => {
        const confirmed = await confirmTotp(tx, id, code, clock());
        // A login in progress without a code has to start again.
        if (confirmed) await services.sessions.endWaysIn(tx, id);
        return confirmed;
      });
      return made ? done({ recovery_codes: made }) : refusal("103", "second_step_wrong", lang);
    },
  );

  addForOwner("/totp/recovery-codes", withPassword, shownCodes, async ({ id }, lang) =>
    (await isTotpOn(db, id))
      ? done({ recovery_codes: await db.transaction((tx) => newRecoveryCodes(tx, id)) })
      : refusal("104", "totp_off", lang),
  );

  addForOwner("/totp/remove", withPassword, nothing, async ({ id }) => {
    await db.transaction((tx) => removeTotp(tx, id));
    return done();
  });

  addForOwner("/passkeys/begin", withPassword, anyObject, async (member) =>
    done(await passkeyCreation(db, relyingParty(services, member.siteId), member, clock())),
  );

  add(
    "/passkeys/add",
    v.strictObject({ response: registrationResponse, name: passkeyName }),
    nothing,
    async (member, { response, name }, lang) => {
      const party = relyingParty(services, member.siteId);
      const added = await db.transaction((tx) =>
        addPasskey(tx, party, member, { response, name, now: clock() }),
      );
      return added === undefined ? refusal("105", "passkey_refused", lang) : done();
    },
  );

  add(
    "/passkeys/remove",
    v.strictObject({ id: text(1, 1_400) }),
    nothing,
    async (member, { id }) => {
      await removePasskey(db, member.id, id);
      return done();
    },
  );
};
