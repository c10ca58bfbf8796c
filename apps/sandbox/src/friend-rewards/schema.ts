import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

const instant = (name: string) => bigint(name, { mode: "number" });

/** What a member's invite link carries; made when it is first asked for. */
export const inviteCode = pgTable("invite_code", {
  memberId: integer("member_id").primaryKey(),
  code: text("code").notNull().unique(),
  /** Null while it is good. */
  withdrawnAt: instant("withdrawn_at"),
});

/** Who invited whom: a friend has one introducer and brings one reward. */
export const invitedFriend = pgTable(
  "invited_friend",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer("member_id").notNull(),
    friendId: integer("friend_id").notNull().unique(),
    joinedAt: instant("joined_at").notNull(),
    /** Null until the friend has staked enough. */
    rewardedAt: instant("rewarded_at"),
    /** What was paid, in minor units of the introducer's currency. */
    amount: bigint("amount", { mode: "bigint" }),
  },
  (table) => [index("invited_friend_of_member").on(table.memberId)],
);
