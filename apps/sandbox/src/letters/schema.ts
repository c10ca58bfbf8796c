import { bigint, index, integer, jsonb, pgTable } from "drizzle-orm/pg-core";

const instant = (name: string) => bigint(name, { mode: "number" });

/** A text by language, with English as the fallback. */
type Texts = Readonly<Record<string, string>>;

/** A letter from an operator to one member. */
export const letter = pgTable(
  "letter",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer("member_id").notNull(),
    title: jsonb("title").$type<Texts>().notNull(),
    /** Sanitised HTML. */
    content: jsonb("content").$type<Texts>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** Null until the member opens it. */
    readAt: instant("read_at"),
  },
  (table) => [index("letter_of_member").on(table.memberId, table.createdAt)],
);
