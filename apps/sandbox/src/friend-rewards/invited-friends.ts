import { and, count, desc, eq, gte, isNotNull, lt, sql, sum, type SQL } from "drizzle-orm";
import { siteDayStart } from "../ground/clock.ts";
import type { Database } from "../ground/db/open.ts";
import { member } from "../ground/db/schema.ts";
import { invitedFriend } from "./schema.ts";

export interface FriendQuery {
  /** Only friends who have brought their reward, by the day of the reward. */
  readonly rewarded: boolean;
  /** The whole account name, as the friend would say it; part of one finds nobody. */
  readonly account?: string | undefined;
  /** Days of the site's calendar, both included: `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Where the page before this one ended. */
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
    // The site's zone knows no summer time: every day has 24 hours.
    ...(to === undefined ? [] : [lt(at, siteDayStart(to) + day)]),
  ];
};

/** Of all whom the filters let through. */
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

/** Keyset, not offset: who joins meanwhile moves nobody to another page. */
const afterOf = (query: FriendQuery): SQL[] => {
  const [at, id] = query.after?.split(".") ?? [];
  if (at === undefined || id === undefined) return [];
  return [sql`(${timeOf(query)}, ${invitedFriend.id}) < (${at}::bigint, ${Number(id)}::int)`];
};

/** A page of friends, the latest first, and where the next one begins. */
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

/** Friends know each other's names; whoever looks over a shoulder learns none. */
export const maskedAccount = (account: string): string =>
  `${account.slice(0, 2)}****${account.slice(-1)}`;
