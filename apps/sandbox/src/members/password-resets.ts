import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { readPhone } from "@naluma/site/phone";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database } from "../ground/db/database.ts";
import { member, passwordReset } from "../ground/db/schema.ts";
import { isPassword } from "./passwords.ts";
import { endResets, type Member, type Sessions } from "./sessions.ts";

/** How long the new password can be set (W-46), in ms. */
export const resetLifetime = 10 * 60_000;

/** Kept for this long after expiry, so that a late member gets the proper message; in ms. */
const keptFor = 24 * 60 * 60_000;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** What a person enters to prove that the account is theirs; '' for an omitted field. */
export interface ResetProof {
  readonly withdrawPassword: string;
  readonly email: string;
  readonly phone: string;
}

const digest = (typed: string) => createHash("sha256").update(typed).digest();

/** Takes the same time for right and wrong values; a field that the member has not filled in never matches. */
const isSame = (kept: string | undefined, typed: string): boolean => {
  const same = timingSafeEqual(digest(kept ?? ""), digest(typed));
  return same && kept !== undefined && kept !== "";
};

/**
 * Whether all of it is correct: the withdraw password, and the email or phone, or both. Checks everything even
 * after a wrong part, so that timing does not reveal which one it was.
 *
 * @param found undefined for an unknown account, for which nothing is correct
 */
export const provesOwner = async (
  found: Pick<Member, "currency" | "facts"> | undefined,
  proof: ResetProof,
): Promise<boolean> => {
  const email = proof.email.trim().toLowerCase();
  const phone = readPhone(proof.phone, found?.currency ?? "");
  const right = [
    found !== undefined,
    await isPassword(found?.facts.withdrawPassword, proof.withdrawPassword.trim()),
    email === "" || isSame(found?.facts.email?.toLowerCase(), email),
    phone === "" || isSame(found && readPhone(found.facts.phone ?? "", found.currency), phone),
    email !== "" || phone !== "",
  ];
  return !right.includes(false);
};

interface ResetTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Pick<Sessions, "endAll">;
}

/** A token for one new password of this member; it invalidates earlier ones. */
export const beginReset = async (
  { db, clock }: Pick<ResetTools, "db" | "clock">,
  memberId: number,
): Promise<string> => {
  const token = `vx_${randomBytes(24).toString("base64url")}`;
  const at = clock();
  await db.transaction(async (tx) => {
    await tx.delete(passwordReset).where(lt(passwordReset.endsAt, at - keptFor));
    await endResets(tx, memberId, at);
    await tx
      .insert(passwordReset)
      .values({ hash: hashOf(token), memberId, endsAt: at + resetLifetime });
  });
  return token;
};

interface NewPassword {
  readonly memberId: number;
  readonly token: string;
  readonly passwordHash: string;
}

export type ResetToken =
  | { readonly is: "good"; readonly member: Member }
  | { readonly is: "expired" | "used" | "foreign" };

/** The reset that belongs to a token. A token of another account looks the same as an unknown one. */
export const findReset = async (
  { db, clock }: Pick<ResetTools, "db" | "clock">,
  token: string,
  { siteId, account }: { readonly siteId: number; readonly account: string },
): Promise<ResetToken> => {
  const [row] = await db
    .select({ member, reset: passwordReset })
    .from(passwordReset)
    .innerJoin(member, eq(member.id, passwordReset.memberId))
    .where(eq(passwordReset.hash, hashOf(token)));
  if (row?.member.account !== account || row.member.siteId !== siteId) return { is: "foreign" };
  if (row.reset.usedAt !== null) return { is: "used" };
  if (row.reset.endsAt <= clock()) return { is: "expired" };
  return { is: "good", member: row.member };
};

/** Sets the password and ends all of the member's sessions. Undefined if a parallel call was faster. */
export const completeReset = (
  { db, clock, sessions }: ResetTools,
  { memberId, token, passwordHash }: NewPassword,
): Promise<readonly string[] | undefined> =>
  db.transaction(async (tx) => {
    const at = clock();
    // Takes the same lock as a login, because a login already in progress would otherwise survive with the old
    // password.
    const [now] = await tx.select().from(member).where(eq(member.id, memberId)).for("update");
    const [spent] = await tx
      .update(passwordReset)
      .set({ usedAt: at })
      .where(and(eq(passwordReset.hash, hashOf(token)), isNull(passwordReset.usedAt)))
      .returning();
    if (!spent) return undefined;
    const facts = { ...now?.facts, transferred: false, firstLoginToChangePassword: false };
    await tx.update(member).set({ passwordHash, facts }).where(eq(member.id, memberId));
    return sessions.endAll(tx, memberId);
  });
