import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Where a session was begun, as the device and the connection said it; a member reads it. */
export const signIn = pgTable(
  "sign_in",
  {
    sessionId: text("session_id").primaryKey(),
    memberId: integer("member_id").notNull(),
    /** The id that the device gives itself; '' for one that names itself not. */
    udid: text("udid").notNull(),
    browser: text("browser").notNull(),
    system: text("system").notNull(),
    address: text("address").notNull(),
    at: bigint("at", { mode: "number" }).notNull(),
  },
  (table) => [index("sign_in_of_member").on(table.memberId, table.at)],
);
