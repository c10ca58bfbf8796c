import { bigint, boolean, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

/** The account that a member's withdrawals would be paid to. Nothing is ever paid out: the sandbox uses play money. */
export const bankAccount = pgTable(
  "bank_account",
  {
    // A range of its own, so that an id of another kind is never mistaken for one.
    id: integer("id").primaryKey().generatedAlwaysAsIdentity({ startWith: 400_001 }),
    memberId: integer("member_id").notNull(),
    bank: text("bank").notNull(),
    holder: text("holder").notNull(),
    /** Without spaces; responses show only its last digits. */
    number: text("number").notNull(),
    isDefault: boolean("is_default").notNull(),
    createdAt: bigint("created_at", { mode: "number" }).notNull(),
  },
  (table) => [unique("bank_account_of_member").on(table.memberId, table.number)],
);
