import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/open.ts";
import { loginLink } from "../ground/db/schema.ts";
import { lockMember } from "./find-member.ts";
import type { Member } from "./sessions.ts";

/** How long an `enc` logs its member in, in ms. */
export const encLifetime = 120_000;

const hashOf = (enc: string) => createHash("sha256").update(enc).digest("hex");

/** A text that stands for a login of this member: it is exchanged once, by whoever has it. */
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

/** The member whose login it was, who is active still; of several at once, one is given it. */
export const redeemEnc = async (tx: Tx, clock: Clock, enc: string): Promise<Member | undefined> => {
  const isIt = and(eq(loginLink.hash, hashOf(enc)), gt(loginLink.endsAt, clock()));
  const [found] = await tx.select().from(loginLink).where(isIt);
  if (!found) return undefined;
  // Before the link, as whoever ends the member's links does: otherwise the two could wait for each other.
  const now = await lockMember(tx, found.memberId);
  const taken = await tx.delete(loginLink).where(isIt).returning();
  return taken.length > 0 && now.state === "active" ? now : undefined;
};
