import { and, count, desc, eq, gte, isNotNull, lt, sql, sum, type SQL } from "drizzle-orm";
import { siteDayStart } from "../ground/clock.ts";
import type { Database } from "../ground/db/database.ts";
import { member } from "../ground/db/schema.ts";
import { invitedFriend } from "./schema.ts";

export interface FriendQuery {
  /** Only friends whose reward was paid, by the day of the reward. */
  readonly rewarded: boolean;
  /** The full account name, as the friend would give it; a partial name matches nobody. */
  readonly account?: string | undefined;
  /** Days of the site's calendar, both inclusive: `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Cursor: where the previous page ended. */
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface FriendRow {
  readonly id: number;
  readonly account: string;
  readonly joinedAt: number;
  readonly rewardedAt: number | null;
  readonly amount: bigint | null;
}

export interface FriendTotals {
  readonly friends: number;
  readonly rewarded: number;
  readonly earned: bigint;
}

const day = 24 * 60 * 60_000;

/** A time and an id. */
export const friendPlacePattern = /^\d{1,15}\.\d{1,9}$/;

const timeOf = ({ rewarded }: FriendQuery) =>
  rewarded ? invitedFriend.rewardedAt : invitedFriend.joinedAt;

const placeOf = ({ rewarded }: FriendQuery, row: FriendRow): string =>
  `${(rewarded ? row.rewardedAt : row.joinedAt) ?? 0}.${row.id}`;

const filtersOf = (memberId: number, query: FriendQuery): SQL[] => {
  const { rewarded, account, from, to } = query;
  const at = timeOf(query);
  return [
    eq(invitedFriend.memberId, memberId),
    ...(rewarded ? [isNotNull(invitedFriend.rewardedAt)] : []),
    ...(account === undefined ? [] : [eq(member.account, account.trim().toLowerCase())]),
    ...(from === undefined ? [] : [gte(at, siteDayStart(from))]),
    // The site's time zone has no daylight saving time, so every day has 24 hours.
    ...(to === undefined ? [] : [lt(at, siteDayStart(to) + day)]),
  ];
};

/** Over all friends that match the filters. */
export const friendTotals = async (
  db: Database,
  memberId: number,
  query: FriendQuery,
): Promise<FriendTotals> => {
  const [row] = await db
    .select({
      friends: count(),
      rewarded: count(invitedFriend.rewardedAt),
      earned: sum(invitedFriend.amount),
    })
    .from(invitedFriend)
    .innerJoin(member, eq(member.id, invitedFriend.friendId))
    .where(and(...filtersOf(memberId, query)));
  return {
    friends: row?.friends ?? 0,
    rewarded: row?.rewarded ?? 0,
    earned: BigInt(row?.earned ?? 0),
  };
};

/** Keyset pagination instead of an offset, so that a new friend does not shift others to another page. */
const afterOf = (query: FriendQuery): SQL[] => {
  const [at, id] = query.after?.split(".") ?? [];
  if (at === undefined || id === undefined) return [];
  return [sql`(${timeOf(query)}, ${invitedFriend.id}) < (${at}::bigint, ${Number(id)}::int)`];
};

/** A page of friends, newest first, and the cursor of the next one. */
export const listFriends = async (
  db: Database,
  memberId: number,
  query: FriendQuery,
): Promise<{ readonly list: readonly FriendRow[]; readonly next: string | undefined }> => {
  const rows = await db
    .select({
      id: invitedFriend.id,
      account: member.account,
      joinedAt: invitedFriend.joinedAt,
      rewardedAt: invitedFriend.rewardedAt,
      amount: invitedFriend.amount,
    })
    .from(invitedFriend)
    .innerJoin(member, eq(member.id, invitedFriend.friendId))
    .where(and(...filtersOf(memberId, query), ...afterOf(query)))
    .orderBy(desc(timeOf(query)), desc(invitedFriend.id))
    .limit(query.limit + 1);
  const list = rows.slice(0, query.limit);
  const last = list.at(-1);
  return { list, next: rows.length > query.limit && last ? placeOf(query, last) : undefined };
};

/** Friends recognise each other's names, but a person looking over the player's shoulder cannot read them. */
export const maskedAccount = (account: string): string =>
  `${account.slice(0, 2)}****${account.slice(-1)}`;
