import { and, asc, eq, gt } from "drizzle-orm";
import type { Database, Tx } from "../../ground/db/database.ts";
import { playExclusion, playLimit } from "../schema.ts";
import type { ExclusionKind } from "./exclusion.ts";
import { limitAt, noLimit, type Limit, type LimitKind, type LimitPeriod } from "./limit.ts";

export interface LimitName {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

type Row = typeof playLimit.$inferSelect;

const fromRow = ({ size, pendingSize, pendingFrom }: Row): Limit => ({
  size,
  ...(pendingFrom !== null && { pending: { size: pendingSize, from: pendingFrom } }),
});

/** A member's limits at a given time; a missing one was never set. */
export const limitsOf = async (
  db: Database | Tx,
  memberId: number,
  now: number,
): Promise<readonly (LimitName & Limit)[]> => {
  const rows = await db.select().from(playLimit).where(eq(playLimit.memberId, memberId));
  return rows.map((row) => ({
    kind: row.kind,
    period: row.period,
    ...limitAt(fromRow(row), now),
  }));
};

/** The caller has locked the member. */
export const changeLimit = async (
  tx: Tx,
  memberId: number,
  { kind, period }: LimitName,
  change: (before: Limit) => Limit,
): Promise<void> => {
  const [row] = await tx
    .select()
    .from(playLimit)
    .where(
      and(eq(playLimit.memberId, memberId), eq(playLimit.kind, kind), eq(playLimit.period, period)),
    );
  const { size, pending } = change(row ? fromRow(row) : noLimit);
  const values = {
    size,
    pendingSize: pending?.size ?? null,
    pendingFrom: pending?.from ?? null,
  };
  await tx
    .insert(playLimit)
    .values({ memberId, kind, period, ...values })
    .onConflictDoUpdate({
      target: [playLimit.memberId, playLimit.kind, playLimit.period],
      set: values,
    });
};

/** When a member's breaks at a given time end. Of several breaks of a kind the longest counts. */
export const exclusionsOf = async (
  db: Database | Tx,
  memberId: number,
  now: number,
): Promise<Readonly<Partial<Record<ExclusionKind, number>>>> => {
  const rows = await db
    .select({ kind: playExclusion.kind, endsAt: playExclusion.endsAt })
    .from(playExclusion)
    .where(and(eq(playExclusion.memberId, memberId), gt(playExclusion.endsAt, now)))
    .orderBy(asc(playExclusion.endsAt));
  return Object.fromEntries(rows.map(({ kind, endsAt }) => [kind, endsAt]));
};

export const addExclusion = async (
  tx: Tx,
  exclusion: {
    readonly memberId: number;
    readonly kind: ExclusionKind;
    readonly startedAt: number;
    readonly endsAt: number;
  },
): Promise<void> => {
  await tx.insert(playExclusion).values(exclusion);
};
