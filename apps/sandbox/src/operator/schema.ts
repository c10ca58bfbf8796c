import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

const instant = (name: string) => bigint(name, { mode: "number" });

/** Sessions of the operator's desk. */
export const operatorSession = pgTable("operator_session", {
  /** Hash of the cookie and the operator key, so that changing the key signs everyone out. */
  hash: text("hash").primaryKey(),
  /** As entered when signing in. */
  name: text("name").notNull(),
  startedAt: instant("started_at").notNull(),
  /** The last request; a session without requests ends early. */
  seenAt: instant("seen_at").notNull(),
  endsAt: instant("ends_at").notNull(),
});

/** The operators' actions; rows are never changed. */
export const operatorAction = pgTable(
  "operator_action",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull(),
    who: text("who").notNull(),
    /** The kind of object and the action: `provider.state`. */
    what: text("what").notNull(),
    /** The object: an account, a provider's code. */
    target: text("target").notNull(),
    /** The new values; never a password, key or token. */
    detail: jsonb("detail").$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The previous values of the same fields; null if there were none, or they were not recorded. */
    before: jsonb("before").$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [index("operator_action_by_time").on(table.at)],
);
