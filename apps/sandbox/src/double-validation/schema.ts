import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const instant = (name: string) => bigint(name, { mode: "number" });

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
