import { eq } from "drizzle-orm";
import * as v from "valibot";
import { member as members } from "../ground/db/schema.ts";
import { nothing, text } from "../ground/values.ts";
import { hashPassword, isPassword } from "../members/passwords.ts";
import type { Limit } from "../members/throttle.ts";
import { closeSockets, publishProfile } from "../play/member-events.ts";
import type { Services } from "../services.ts";
import { done, refusal, tooMany } from "../wire/answer.ts";
import { memberCall, type MemberAsk } from "../wire/call.ts";

type Needs = Pick<
  Services,
  "background" | "clock" | "connectionUser" | "db" | "publisher" | "sessions" | "throttle"
>;

/** Whoever sits at somebody else's screen may not guess the old password. */
const tries: Limit = { max: 5, within: 10 * 60_000 };

const editPassword = memberCall({
  path: "/api/member/profile/edit_password",
  operationId: "editPassword",
  tag: "Member",
  throttled: true,
  renewsToken: true,
  body: v.strictObject({
    old_password: v.optional(text(1, 64)),
    password: text(6, 12),
    password_confirmation: text(6, 12),
  }),
  data: nothing,
  run: async ({ services, lang, holder }: MemberAsk<Needs>, body) => {
    const { member, sessionId } = holder;
    if (body.password !== body.password_confirmation)
      return refusal("999", "password_differs", lang);
    // Counted before the slow comparison: parallel guesses count too.
    const name = `edit-password ${member.id}`;
    const wait = await services.throttle.take(name, tries);
    if (wait > 0) return tooMany(wait, lang);

    const mayLeaveOut = member.facts.firstLoginToChangePassword === true;
    const isOwner =
      body.old_password === undefined
        ? mayLeaveOut
        : await isPassword(member.passwordHash, body.old_password);
    if (!isOwner) return refusal("999", "old_password_wrong", lang);
    if (await isPassword(member.passwordHash, body.password))
      return refusal("999", "password_same", lang);

    const passwordHash = await hashPassword(body.password);
    const ended = await services.db.transaction(async (tx) => {
      // Locked like a login, or one that began before this would outlive the old password.
      const [now] = await tx.select().from(members).where(eq(members.id, member.id)).for("update");
      // Set by another call meanwhile: what was typed is not the old password any more.
      if (now?.passwordHash !== member.passwordHash) return undefined;
      const facts = { ...now.facts, firstLoginToChangePassword: false };
      await tx.update(members).set({ passwordHash, facts }).where(eq(members.id, member.id));
      return services.sessions.endAll(tx, member.id, { but: sessionId });
    });
    if (!ended) return refusal("999", "old_password_wrong", lang);
    await services.throttle.forget(name);
    closeSockets(services, member.id, ended);
    publishProfile(services, member.id);
    return done();
  },
});

export const editPasswordCalls = [editPassword];
