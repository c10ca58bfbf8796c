import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

const instant = (name: string) => bigint(name, { mode: "number" });

/** A login from an unfamiliar device that waits for an answer, for ten minutes. */
export const waitingLogin = pgTable("waiting_login", {
  /** Of its member_login_id, which is kept nowhere: whoever holds it may answer (W-41). */
  hash: text("hash").primaryKey(),
  memberId: integer("member_id").notNull(),
  /** '' for a device that names itself not: it never becomes a known one. */
  udid: text("udid").notNull(),
  /** Columns of the profile, the one that is asked first. */
  questions: text("questions").array().notNull(),
  endsAt: instant("ends_at").notNull(),
});

/** A login whose password was right and that waits for a code, for ten minutes. */
export const waitingCode = pgTable("waiting_code", {
  /** Of its member_login_id, which is kept nowhere. */
  hash: text("hash").primaryKey(),
  memberId: integer("member_id").notNull(),
  udid: text("udid").notNull(),
  endsAt: instant("ends_at").notNull(),
});
