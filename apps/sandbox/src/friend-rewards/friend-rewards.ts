import { randomInt } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Clock } from "../ground/clock.ts";
import { rowsOf, type Database, type Tx } from "../ground/db/database.ts";
import { member } from "../ground/db/schema.ts";
import { houseAccount, mainAccount } from "../ledger/accounts.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Member } from "../members/sessions.ts";
import { worth } from "../money/amounts.ts";
import { lockMember } from "../play/launches.ts";
import { inviteCode, invitedFriend } from "./schema.ts";

/** The reward for a friend, paid once, and the amount that the friend must have staked; in dollars. */
export const rewardTerms = { reward: 10, stake: 50 } as const;

/** The pages of friend rewards are hidden from members who have applied to become an agent (MEMBER-29). */
export const mayInvite = ({ facts }: Pick<Member, "facts">): boolean =>
  facts.agentApplication === undefined;

/** Without letters and digits that look like others. */
const letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const codeLength = 8;

const newCode = (): string =>
  Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join("");

/** The member's invite code, which never changes. */
export const inviteCodeOf = async (db: Database, memberId: number): Promise<string> => {
  const [found] = await db.select().from(inviteCode).where(eq(inviteCode.memberId, memberId));
  if (found) return found.code;
  // A parallel call may have created it, or another member may already have this code.
  await db.insert(inviteCode).values({ memberId, code: newCode() }).onConflictDoNothing();
  return inviteCodeOf(db, memberId);
};

interface Payer {
  readonly clock: Clock;
  readonly ledger: Ledger;
}

type Introducer = Pick<Member, "id" | "currency">;

/** Pays one reward into the main wallet; the friend is part of the key, so that it is paid only once. */
export const payReward = async (
  { clock, ledger }: Payer,
  tx: Tx,
  { id, currency }: Introducer,
  friendId: number,
): Promise<void> => {
  const amount = worth(rewardTerms.reward, currency);
  const outcome = await ledger.transfer(tx, {
    key: `friend-reward:${friendId}`,
    kind: "friend-reward",
    entries: [
      { account: houseAccount(currency), amount: -amount },
      { account: mainAccount(id, currency), amount },
    ],
  });
  if (outcome !== "done") return;
  await tx
    .update(invitedFriend)
    .set({ rewardedAt: clock(), amount })
    .where(eq(invitedFriend.friendId, friendId));
};

/** Pays for each friend who has staked enough since joining; true if anything was paid. */
export const payDueRewards = async (
  services: Payer,
  tx: Tx,
  introducer: Introducer,
): Promise<boolean> => {
  await lockMember(tx, introducer.id);
  const waiting = await tx
    .select({ id: member.id, currency: member.currency })
    .from(invitedFriend)
    .innerJoin(member, eq(member.id, invitedFriend.friendId))
    .where(and(eq(invitedFriend.memberId, introducer.id), isNull(invitedFriend.rewardedAt)));
  const staked = await stakesOf(
    tx,
    waiting.map(({ id }) => id),
  );
  const due = waiting.filter(
    ({ id, currency }) => (staked.get(id) ?? 0n) >= worth(rewardTerms.stake, currency),
  );
  for (const friend of due) await payReward(services, tx, introducer, friend.id);
  return due.length > 0;
};

const stake = v.object({ id: v.number(), staked: v.string() });

/** Stakes since joining, in the friend's own currency. */
const stakesOf = async (
  tx: Tx,
  friends: readonly number[],
): Promise<ReadonlyMap<number, bigint>> => {
  if (friends.length === 0) return new Map();
  const rows = await rowsOf(
    tx,
    sql`select f.friend_id as id, sum(r.stake + r.added)::text as staked
        from invited_friend f
        join member m on m.id = f.friend_id
        join game_round r on r.member_id = f.friend_id and r.currency = m.currency
        where ${inArray(sql`f.friend_id`, [...friends])} and r.at >= f.joined_at
        group by f.friend_id`,
    stake,
  );
  return new Map(rows.map(({ id, staked }) => [id, BigInt(staked)]));
};
