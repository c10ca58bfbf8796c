import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

const instant = (name: string) => bigint(name, { mode: "number" });

/** Who is signed in to the operator's desk. */
export const operatorSession = pgTable("operator_session", {
  /** Of the cookie and the operator key: with another key nobody is signed in. */
  hash: text("hash").primaryKey(),
  /** As typed at the sign-in. */
  name: text("name").notNull(),
  startedAt: instant("started_at").notNull(),
  /** Ends early when nothing was asked for a while. */
  seenAt: instant("seen_at").notNull(),
  endsAt: instant("ends_at").notNull(),
});

/** What operators have done, never changed afterwards. */
export const operatorAction = pgTable(
  "operator_action",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull(),
    who: text("who").notNull(),
    /** The thing and what was done to it: `provider.state`. */
    what: text("what").notNull(),
    /** Which thing: an account, a provider's code. */
    target: text("target").notNull(),
    /** What it was changed to; never a password, key or token. */
    detail: jsonb("detail").$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The same fields as they were; null where there was nothing before, or nobody wrote it down. */
    before: jsonb("before").$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [index("operator_action_by_time").on(table.at)],
);
