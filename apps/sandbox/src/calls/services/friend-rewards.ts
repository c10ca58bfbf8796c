import type { Locale } from "@naluma/site/locale";
import * as v from "valibot";
import {
  inviteCodeOf,
  mayInvite,
  payDueRewards,
  rewardTerms,
} from "../../friend-rewards/friend-rewards.ts";
import {
  friendPlacePattern,
  friendTotals,
  listFriends,
  maskedAccount,
  type FriendRow,
} from "../../friend-rewards/invited-friends.ts";
import { isoTime } from "../../ground/clock.ts";
import {
  currency,
  empty,
  id,
  money as amount,
  optionalDay,
  text,
  time,
  whole,
} from "../../ground/values.ts";
import type { Member } from "../../members/sessions.ts";
import { money, worth } from "../../money/amounts.ts";
import { publishCash } from "../../play/member-events.ts";
import type { Services } from "../../services.ts";
import { done, refusal, type Answer } from "../../wire/answer.ts";
import { memberCall, type MemberAsk } from "../../wire/call.ts";

type Needs = Pick<Services, "background" | "clock" | "db" | "ledger" | "publisher">;

const body = v.strictObject({
  rewarded: v.optional(v.boolean(), false),
  account: v.optional(text(1, 32)),
  from: optionalDay,
  to: optionalDay,
  after: v.optional(v.pipe(v.string(), v.regex(friendPlacePattern))),
  limit: v.optional(whole(1, 100), 50),
});

const invitationData = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,32}$/)),
  currency,
  reward: amount,
  stake: amount,
  friends: whole(0),
  rewarded: whole(0),
  earned: amount,
});

const friendsData = v.object({
  list: v.array(
    v.object({
      id,
      account: text(0, 32),
      joined_at: time,
      rewarded_at: v.nullable(time),
      amount: v.nullable(amount),
    }),
  ),
  next: v.nullable(text(1, 32)),
  currency,
  totals: v.object({ friends: whole(0), rewarded: whole(0), earned: amount }),
});

const toDto = ({ id: friend, account, joinedAt, rewardedAt, amount }: FriendRow) => ({
  id: friend,
  account: maskedAccount(account),
  joined_at: isoTime(joinedAt),
  rewarded_at: isoTime(rewardedAt),
  amount: amount === null ? null : money(amount),
});

const refusedTo = (member: Member, lang: Locale): Answer | undefined =>
  mayInvite(member) ? undefined : refusal("101", "friend_rewards_none", lang);

/** Pays rewards that are due before they are listed. */
const paid = async (services: Needs, member: Member): Promise<void> => {
  const isPaid = await services.db.transaction((tx) => payDueRewards(services, tx, member));
  if (isPaid) publishCash(services, member);
};

/** The invite code, what a friend brings, and what came of it. */
const invitation = memberCall({
  path: "/api/services/v1/member/invitation",
  operationId: "getInvitation",
  tag: "Member services",
  capability: "friends",
  body: empty,
  data: invitationData,
  run: async ({ services, holder: { member }, lang }: MemberAsk<Needs>) => {
    const refused = refusedTo(member, lang);
    if (refused) return refused;
    await paid(services, member);
    const all = { rewarded: false, limit: 1 };
    const { earned, ...counts } = await friendTotals(services.db, member.id, all);
    return done({
      code: await inviteCodeOf(services.db, member.id),
      currency: member.currency,
      reward: money(worth(rewardTerms.reward, member.currency)),
      stake: money(worth(rewardTerms.stake, member.currency)),
      ...counts,
      earned: money(earned),
    });
  },
});

/** The friends who used the code, page by page. */
const friends = memberCall({
  path: "/api/services/v1/member/friends",
  operationId: "listFriends",
  tag: "Member services",
  capability: "friends",
  body,
  data: friendsData,
  run: async ({ services, holder: { member }, lang }: MemberAsk<Needs>, asked) => {
    const refused = refusedTo(member, lang);
    if (refused) return refused;
    await paid(services, member);
    const { list, next } = await listFriends(services.db, member.id, asked);
    const totals = await friendTotals(services.db, member.id, asked);
    return done({
      list: list.map(toDto),
      next: next ?? null,
      currency: member.currency,
      totals: { ...totals, earned: money(totals.earned) },
    });
  },
});

export const friendCalls = [invitation, friends];
