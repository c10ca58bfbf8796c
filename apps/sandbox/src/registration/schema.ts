import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const instant = (name: string) => bigint(name, { mode: "number" });

/**
 * The first member with a detail: a phone, an email address, an identity. Where it must be unique, two parallel
 * registrations cannot both have it.
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

/** The last code sent to a phone; entering it proves possession of the phone. */
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

export const registration = pgTable("registration", {
  memberId: integer("member_id").primaryKey(),
  at: instant("at").notNull(),
  address: text("address").notNull(),
  /** Problems with currency or agent during the registration, as reported by the page. */
  errorTrack: jsonb("error_track").$type<readonly string[]>().notNull(),
  /** Hash of the Idempotency-Key, and of the request sent with it, if there was one. */
  keyHash: text("key_hash").unique(),
  formHash: text("form_hash"),
});
