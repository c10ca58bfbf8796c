import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

const instant = (name: string) => bigint(name, { mode: "number" });

/** The code in a member's invite link, created when first requested. */
export const inviteCode = pgTable("invite_code", {
  memberId: integer("member_id").primaryKey(),
  code: text("code").notNull().unique(),
  /** Null while it is valid. */
  withdrawnAt: instant("withdrawn_at"),
});

/** Who invited whom: a friend has one introducer and earns them one reward. */
export const invitedFriend = pgTable(
  "invited_friend",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer("member_id").notNull(),
    friendId: integer("friend_id").notNull().unique(),
    joinedAt: instant("joined_at").notNull(),
    /** Null until the friend has staked enough. */
    rewardedAt: instant("rewarded_at"),
    /** The amount paid, in minor units of the introducer's currency. */
    amount: bigint("amount", { mode: "bigint" }),
  },
  (table) => [index("invited_friend_of_member").on(table.memberId)],
);
