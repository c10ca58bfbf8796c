import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { loginLink } from "../ground/db/schema.ts";
import { lockMember } from "./find-member.ts";
import type { Member } from "./sessions.ts";

/** How long an `enc` is valid, in ms. */
export const encLifetime = 120_000;

const hashOf = (enc: string) => createHash("sha256").update(enc).digest("hex");

/** A login token for this member; any bearer can exchange it once. */
export const issueEnc = async (
  { db, clock }: { readonly db: Database | Tx; readonly clock: Clock },
  memberId: number,
): Promise<{ readonly enc: string; readonly endsAt: number }> => {
  const enc = randomBytes(24).toString("base64url");
  const endsAt = clock() + encLifetime;
  await db.delete(loginLink).where(lte(loginLink.endsAt, clock()));
  await db.insert(loginLink).values({ hash: hashOf(enc), memberId, endsAt });
  return { enc, endsAt };
};

/** The active member that the link logs in; of several parallel calls, only one gets a result. */
export const redeemEnc = async (tx: Tx, clock: Clock, enc: string): Promise<Member | undefined> => {
  const isIt = and(eq(loginLink.hash, hashOf(enc)), gt(loginLink.endsAt, clock()));
  const [found] = await tx.select().from(loginLink).where(isIt);
  if (!found) return undefined;
  // Locked before the link, in the same order as when the member's links are ended, to avoid a deadlock.
  const now = await lockMember(tx, found.memberId);
  const taken = await tx.delete(loginLink).where(isIt).returning();
  return taken.length > 0 && now.state === "active" ? now : undefined;
};
