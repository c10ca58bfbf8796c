import { and, desc, eq, or } from "drizzle-orm";
import type { Database, Tx } from "../ground/db/database.ts";
import { member } from "../ground/db/schema.ts";
import type { Member } from "./sessions.ts";

/** Accounts are stored in lower case, because their names are case-insensitive. */
export const accountKey = (account: string): string => account.trim().toLowerCase();

/**
 * By member id, or by account within a site; an account that looks like another member's id is found only by its
 * own id.
 */
export const findMember = async (
  db: Database | Tx,
  siteId: number,
  name: string,
): Promise<Member | undefined> => {
  const id = /^\d{1,9}$/.test(name) ? Number(name) : 0;
  const [found] = await db
    .select()
    .from(member)
    .where(
      or(eq(member.id, id), and(eq(member.siteId, siteId), eq(member.account, name.toLowerCase()))),
    )
    .orderBy(desc(eq(member.id, id)))
    .limit(1);
  return found;
};

/** The current row, locked as a login does, because a login already in progress would otherwise survive. */
export const lockMember = async (tx: Tx, memberId: number): Promise<Member> => {
  const [now] = await tx.select().from(member).where(eq(member.id, memberId)).for("update");
  if (!now) throw new Error(`There is no member ${memberId}.`);
  return now;
};

/** Account names are case-insensitive, as in the login. */
export const isAccountTaken = async (
  db: Database | Tx,
  siteId: number,
  account: string,
): Promise<boolean> => {
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.siteId, siteId), eq(member.account, account.toLowerCase())));
  return found !== undefined;
};
