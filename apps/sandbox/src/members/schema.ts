import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

const instant = (name: string) => bigint(name, { mode: "number" });

/** A login from an unfamiliar device that waits for an answer, for ten minutes. */
export const waitingLogin = pgTable("waiting_login", {
  /** The hash of its member_login_id, whose bearer may answer (W-41); the id itself is not stored. */
  hash: text("hash").primaryKey(),
  memberId: integer("member_id").notNull(),
  /** '' for a device without an id, which never becomes a known one. */
  udid: text("udid").notNull(),
  /** Profile columns, the current question first. */
  questions: text("questions").array().notNull(),
  endsAt: instant("ends_at").notNull(),
});

/** A login with a correct password that waits for a code, for ten minutes. */
export const waitingCode = pgTable("waiting_code", {
  /** The hash of its member_login_id; the id itself is not stored. */
  hash: text("hash").primaryKey(),
  memberId: integer("member_id").notNull(),
  udid: text("udid").notNull(),
  endsAt: instant("ends_at").notNull(),
});
