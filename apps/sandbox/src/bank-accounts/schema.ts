import { bigint, boolean, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

/** Where a member's withdrawals would go. Nothing is ever sent there: the sandbox plays for play money. */
export const bankAccount = pgTable(
  "bank_account",
  {
    // Of no other thing: a name of something else is never taken for one.
    id: integer("id").primaryKey().generatedAlwaysAsIdentity({ startWith: 400_001 }),
    memberId: integer("member_id").notNull(),
    bank: text("bank").notNull(),
    holder: text("holder").notNull(),
    /** Without blanks; answers show its end. */
    number: text("number").notNull(),
    isDefault: boolean("is_default").notNull(),
    createdAt: bigint("created_at", { mode: "number" }).notNull(),
  },
  (table) => [unique("bank_account_of_member").on(table.memberId, table.number)],
);
