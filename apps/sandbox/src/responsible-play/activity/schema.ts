import { bigint, integer, pgTable } from "drizzle-orm/pg-core";

/** What a member chose for the reality check; a member without a row has what the site begins with. */
export const realityCheck = pgTable("reality_check", {
  memberId: integer("member_id").primaryKey(),
  /** Between two checks; 0 is none, null the site's own. */
  minutes: integer("minutes"),
  /** When the last one was seen, or another interval chosen: the next is counted from here. */
  countedFrom: bigint("counted_from", { mode: "number" }).notNull(),
  /** When an operator asked for a check that has not been seen yet: it is due now. */
  askedAt: bigint("asked_at", { mode: "number" }),
});
