import { and, count, desc, eq, ilike, lt, or, sql } from "drizzle-orm";
import type { Database } from "../ground/db/database.ts";
import { account, member } from "../ground/db/schema.ts";
import type { Member } from "./sessions.ts";

export interface MemberSearch {
  /** A part of the account or name, or a whole id; '' matches everyone. */
  readonly text: string;
  readonly siteId?: number | undefined;
  readonly currency?: string | undefined;
  readonly state?: Member["state"] | undefined;
  /** Cursor: where the previous page ended. */
  readonly after?: number | undefined;
  readonly limit: number;
}

export interface FoundMember {
  readonly member: Member;
  /** The balance of the main wallet, in minor units. */
  readonly cash: bigint;
}

/** Taken literally: wildcards of the database are ordinary characters. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const matching = (text: string) => {
  if (text === "") return undefined;
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  const pattern = containing(text);
  return or(
    eq(member.id, id),
    ilike(member.account, pattern),
    ilike(sql`${member.facts} ->> 'name'`, pattern),
  );
};

/** A page of members, newest first, and the total number on all pages. */
export const searchMembers = async (
  db: Database,
  { text, siteId, currency, state, after, limit }: MemberSearch,
): Promise<{
  readonly found: readonly FoundMember[];
  readonly next: number | undefined;
  readonly total: number;
}> => {
  const wanted = and(
    matching(text),
    siteId === undefined ? undefined : eq(member.siteId, siteId),
    currency === undefined ? undefined : eq(member.currency, currency),
    state === undefined ? undefined : eq(member.state, state),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ member, balance: account.balance })
      .from(member)
      .leftJoin(
        account,
        and(
          eq(account.owner, sql`'member:' || ${member.id}`),
          eq(account.kind, "main"),
          eq(account.currency, member.currency),
        ),
      )
      .where(and(wanted, after === undefined ? undefined : lt(member.id, after)))
      .orderBy(desc(member.id))
      .limit(limit + 1),
    db.select({ total: count() }).from(member).where(wanted),
  ]);
  const page = rows.slice(0, limit);
  return {
    found: page.map((row) => ({ member: row.member, cash: row.balance ?? 0n })),
    next: rows.length > limit ? page.at(-1)?.member.id : undefined,
    total: counted?.total ?? 0,
  };
};
