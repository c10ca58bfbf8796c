import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const instant = (name: string) => bigint(name, { mode: "number" });

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
    at: instant("at").notNull(),
  },
  (table) => [index("sign_in_of_member").on(table.memberId, table.at)],
);

/** The devices that a member has logged in from, by the id that the device chose. */
export const knownDevice = pgTable(
  "known_device",
  {
    memberId: integer("member_id").notNull(),
    udid: text("udid").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.udid] })],
);
