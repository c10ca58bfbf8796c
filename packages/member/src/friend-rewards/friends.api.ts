import { post, type Api } from "@naluma/api-client";
import { code, count, emptyBody, id, listIn, moment, money, text } from "@naluma/api-client/wire";
import { areDaysWrong } from "@naluma/site/day-range";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { memberQueryKeys } from "../query-keys.ts";
import {
  type FriendFilters,
  type FriendPage,
  type Invitation,
  type InvitedFriend,
} from "./friend.ts";

/** A call of platforms with the capability `friends`. */
export const getInvitation = post("/services/v1/member/invitation", {
  body: emptyBody,
  reads: v.pipe(
    v.object({
      code: v.pipe(code, v.nonEmpty()),
      currency: code,
      reward: money,
      stake: money,
      friends: count,
      rewarded: count,
      earned: money,
    }),
    v.readonly(),
  ),
});

const friend = v.pipe(
  v.object({
    id,
    account: text,
    joined_at: moment,
    rewarded_at: v.nullable(moment),
    amount: v.nullable(money),
  }),
  v.transform((wire): InvitedFriend => ({
    id: wire.id,
    account: wire.account,
    joinedAt: wire.joined_at,
    rewardedAt: wire.rewarded_at,
    amount: wire.amount,
  })),
);

/** Like `getInvitation`. */
export const listFriends = post("/services/v1/member/friends", {
  body: v.strictObject({
    rewarded: v.boolean(),
    account: v.optional(v.string()),
    from: v.optional(v.string()),
    to: v.optional(v.string()),
    after: v.optional(v.string()),
  }),
  reads: v.pipe(
    v.object({ list: listIn("list", friend), currency: code, next: v.nullable(v.string()) }),
    v.transform(({ list, currency, next }): FriendPage => ({ friends: list, currency, next })),
  ),
});

export const friendsBody = (
  { rewarded, account, from, to }: FriendFilters,
  after: string | undefined,
) => ({
  rewarded,
  ...(account === "" ? {} : { account }),
  ...(from === "" ? {} : { from }),
  ...(to === "" ? {} : { to }),
  ...(after === undefined ? {} : { after }),
});

/** The pages themselves show the error. */
const common = { staleTime: 0, meta: { quiet: true } };

export const invitationQuery = (api: Api, who: Who) =>
  queryOptions({
    ...common,
    queryKey: memberQueryKeys.invitation(who),
    queryFn:
      who.role === "visitor"
        ? skipToken
        : ({ signal }): Promise<Invitation> => api.read(getInvitation, {}, signal),
  });

/** The first pages, up to the requested number. All are fetched again, because each begins where the last one ends. */
export const friendsQuery = (api: Api, who: Who, filters: FriendFilters, pages: number) =>
  queryOptions({
    ...common,
    queryKey: memberQueryKeys.friends(who, filters, pages),
    queryFn:
      who.role === "visitor" || areDaysWrong(filters)
        ? skipToken
        : ({ signal }) => firstPages(api, filters, pages, signal),
  });

async function firstPages(
  api: Api,
  filters: FriendFilters,
  pages: number,
  signal: AbortSignal,
): Promise<FriendPage> {
  const read = (after: string | undefined) =>
    api.read(listFriends, friendsBody(filters, after), signal);
  let found = await read(undefined);
  for (let page = 1; page < pages && found.next !== null; page += 1) {
    const { friends, currency, next } = await read(found.next);
    found = { friends: [...found.friends, ...friends], currency, next };
  }
  return found;
}
