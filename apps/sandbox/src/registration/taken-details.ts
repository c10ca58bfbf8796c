import { and, eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../ground/db/database.ts";
import { member } from "../ground/db/schema.ts";
import {
  factNames,
  isUniqueField,
  refusalOfUsed,
  type Details,
  type UniqueField,
} from "./details.ts";
import type { RegisterRefusal } from "./refusals.ts";
import { takenDetail } from "./schema.ts";
import type { FieldRules } from "./settings.ts";

/** The form in which details are compared: `An@Example.com ` becomes `an@example.com`. */
const comparable = (value: string): string => value.trim().toLowerCase();

/** The error if another member of the site already has the detail. */
export const usedDetail = async (
  db: Database | Tx,
  siteId: number,
  { field, value }: { readonly field: UniqueField; readonly value: string },
): Promise<RegisterRefusal | undefined> => {
  const [taken] = await db
    .select({ state: member.state })
    .from(takenDetail)
    .innerJoin(member, eq(member.id, takenDetail.memberId))
    .where(
      and(
        eq(takenDetail.siteId, siteId),
        eq(takenDetail.field, field),
        eq(takenDetail.value, comparable(value)),
      ),
    );
  if (!taken) return undefined;
  return field === "identity_id" && taken.state !== "active"
    ? "identity of a closed account"
    : refusalOfUsed[field];
};

/** The first detail that must be unique but is already used. */
export const firstUsedDetail = async (
  db: Database | Tx,
  siteId: number,
  details: Details,
  rules: FieldRules,
): Promise<RegisterRefusal | undefined> => {
  for (const [field, value] of Object.entries(details)) {
    if (!isUniqueField(field) || !rules[field]?.isUnique) continue;
    const refused = await usedDetail(db, siteId, { field, value });
    if (refused) return refused;
  }
  return undefined;
};

/**
 * Stores who has the details. A unique one is refused if a parallel call was faster: the table has one row per
 * detail, so the second call waits for the first and finds it. The order is fixed, to avoid deadlocks.
 */
export const takeDetails = async (
  tx: Tx,
  { siteId, memberId }: { readonly siteId: number; readonly memberId: number },
  details: Details,
  rules: FieldRules,
): Promise<RegisterRefusal | undefined> => {
  for (const [field, value] of Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!isUniqueField(field)) continue;
    const taken = await tx
      .insert(takenDetail)
      .values({ siteId, field, value: comparable(value), memberId })
      .onConflictDoNothing()
      .returning();
    if (taken.length === 0 && rules[field]?.isUnique)
      return (await usedDetail(tx, siteId, { field, value })) ?? refusalOfUsed[field];
  }
  return undefined;
};

/** The details that members could have before there were registrations. */
const knownBefore = ["member_name", "member_email", "member_phone", "identity_id"] as const;

/** The details that members had before there were registrations; the first of several members keeps a duplicate. */
export const takeKnownDetails = async (tx: Tx): Promise<void> => {
  for (const field of knownBefore) {
    const fact = factNames[field];
    await tx.execute(
      sql`insert into taken_detail (site_id, field, value, member_id)
          select m.site_id, ${field}::text, lower(trim(m.facts->>${fact}::text)), m.id from member m
          where coalesce(trim(m.facts->>${fact}::text), '') <> ''
          order by m.id
          on conflict do nothing`,
    );
  }
};
