import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Where a session began, as reported by the device and the connection; members can read it. */
export const signIn = pgTable(
  "sign_in",
  {
    sessionId: text("session_id").primaryKey(),
    memberId: integer("member_id").notNull(),
    /** The id that the device chose for itself; '' if it sends none. */
    udid: text("udid").notNull(),
    browser: text("browser").notNull(),
    system: text("system").notNull(),
    address: text("address").notNull(),
    at: bigint("at", { mode: "number" }).notNull(),
  },
  (table) => [index("sign_in_of_member").on(table.memberId, table.at)],
);
