import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { exclusionKinds } from "./limits/exclusion.ts";
import { limitKinds, limitPeriods } from "./limits/limit.ts";

const instant = (name: string) => bigint(name, { mode: "number" });
const size = (name: string) => bigint(name, { mode: "bigint" });

/** A member's limit: an amount in minor units, or minutes. Without a row there is no limit. */
export const playLimit = pgTable(
  "play_limit",
  {
    memberId: integer("member_id").notNull(),
    kind: text("kind", { enum: limitKinds }).notNull(),
    period: text("period", { enum: limitPeriods }).notNull(),
    /** Null means no limit. */
    size: size("size"),
    /** Replaces the size from `pendingFrom` on; null means no limit then. */
    pendingSize: size("pending_size"),
    /** Null if nothing is pending. */
    pendingFrom: instant("pending_from"),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.period] })],
);

/** Every break from playing that a member has taken; rows are never changed or removed. */
export const playExclusion = pgTable(
  "play_exclusion",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer("member_id").notNull(),
    kind: text("kind", { enum: exclusionKinds }).notNull(),
    startedAt: instant("started_at").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [index("play_exclusion_of_member").on(table.memberId, table.endsAt)],
);

/** A member's choice for the reality check; a member without a row has the site's default. */
export const realityCheck = pgTable("reality_check", {
  memberId: integer("member_id").primaryKey(),
  /** Minutes between two checks; 0 is none, null the site's default. */
  minutes: integer("minutes"),
  /** When the last one was seen, or another interval was chosen: the next is counted from then. */
  countedFrom: instant("counted_from").notNull(),
  /** When an operator requested a check that has not been seen yet, so it is due now. */
  askedAt: instant("asked_at"),
});
