import { eq } from "drizzle-orm";
import type { Database } from "../ground/db/database.ts";
import { member as members } from "../ground/db/schema.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import type { Holder, Sessions } from "./sessions.ts";
import type { Limit, Throttle } from "./throttle.ts";

/** Limits guesses of the old password by a person at the member's unlocked screen. */
const tries: Limit = { max: 5, within: 10 * 60_000 };

interface Needs {
  readonly db: Database;
  readonly sessions: Pick<Sessions, "endAll">;
  readonly throttle: Pick<Throttle, "take" | "forget">;
}

interface NewPassword {
  /** Omitted only by a member who has to change the password at the first login. */
  readonly old: string | undefined;
  readonly password: string;
}

export type PasswordChange =
  /** `ended`: the other sessions, which were ended. */
  | { readonly kind: "done"; readonly ended: readonly string[] }
  | { readonly kind: "too many"; readonly wait: number }
  | { readonly kind: "wrong" | "same" };

export const changePassword = async (
  { db, sessions, throttle }: Needs,
  { member, sessionId }: Pick<Holder, "member" | "sessionId">,
  { old, password }: NewPassword,
): Promise<PasswordChange> => {
  // Counted before the slow comparison, so that parallel guesses count too.
  const name = `edit-password ${member.id}`;
  const wait = await throttle.take(name, tries);
  if (wait > 0) return { kind: "too many", wait };

  const isOwner =
    old === undefined
      ? member.facts.firstLoginToChangePassword === true
      : await isPassword(member.passwordHash, old);
  if (!isOwner) return { kind: "wrong" };
  if (await isPassword(member.passwordHash, password)) return { kind: "same" };

  const passwordHash = await hashPassword(password);
  const ended = await db.transaction(async (tx) => {
    // Takes the same lock as a login, because a login already in progress would otherwise survive with the old
    // password.
    const [now] = await tx.select().from(members).where(eq(members.id, member.id)).for("update");
    // Changed by a parallel call: the entered password is no longer the current one.
    if (now?.passwordHash !== member.passwordHash) return undefined;
    const facts = { ...now.facts, firstLoginToChangePassword: false };
    await tx.update(members).set({ passwordHash, facts }).where(eq(members.id, member.id));
    return sessions.endAll(tx, member.id, { but: sessionId });
  });
  if (!ended) return { kind: "wrong" };
  await throttle.forget(name);
  return { kind: "done", ended };
};
