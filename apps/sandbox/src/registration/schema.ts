import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const instant = (name: string) => bigint(name, { mode: "number" });

/**
 * Who had a detail first: a phone, an address, an identity. Where a detail must be nobody else's, two who register
 * with it at once cannot both have it.
 */
export const takenDetail = pgTable(
  "taken_detail",
  {
    siteId: integer("site_id").notNull(),
    field: text("field").notNull(),
    /** In lower case, without spaces around it. */
    value: text("value").notNull(),
    memberId: integer("member_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.field, table.value] }),
    index("taken_detail_of_member").on(table.memberId),
  ],
);

/** The code that was sent to a phone last; whoever types it has the phone. */
export const phoneCode = pgTable(
  "phone_code",
  {
    siteId: integer("site_id").notNull(),
    phone: text("phone").notNull(),
    code: text("code").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.phone] })],
);

/** How an account came to be. */
export const registration = pgTable("registration", {
  memberId: integer("member_id").primaryKey(),
  at: instant("at").notNull(),
  address: text("address").notNull(),
  /** What was wrong with currency or agent on the way, as the page tells it. */
  errorTrack: jsonb("error_track").$type<readonly string[]>().notNull(),
  /** Of the Idempotency-Key and of what was sent with it, where there was one. */
  keyHash: text("key_hash").unique(),
  formHash: text("form_hash"),
});
