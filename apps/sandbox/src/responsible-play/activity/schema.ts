import { bigint, integer, pgTable } from "drizzle-orm/pg-core";

/** A member's choice for the reality check; a member without a row has the site's default. */
export const realityCheck = pgTable("reality_check", {
  memberId: integer("member_id").primaryKey(),
  /** Minutes between two checks; 0 is none, null the site's default. */
  minutes: integer("minutes"),
  /** When the last one was seen, or another interval was chosen: the next is counted from then. */
  countedFrom: bigint("counted_from", { mode: "number" }).notNull(),
  /** When an operator requested a check that has not been seen yet, so it is due now. */
  askedAt: bigint("asked_at", { mode: "number" }),
});
