import { bigint, boolean, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

/** Where a member's withdrawals would go. Nothing is ever sent there: the sandbox plays for play money. */
export const bankAccount = pgTable(
  "bank_account",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
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
