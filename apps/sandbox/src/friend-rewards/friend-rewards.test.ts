import { beforeEach, describe, expect, test } from "vitest";
import { siteInstant } from "../ground/clock.ts";
import { mainAccount } from "../ledger/accounts.ts";
import type { Member } from "../members/sessions.ts";
import { memberHistory } from "../testing/member-history.ts";
import { payDueRewards } from "./friend-rewards.ts";
import { friendTotals, listFriends, type FriendQuery } from "./invited-friends.ts";
import { invitedFriend } from "./schema.ts";

const history = memberHistory();

let members = 0;
const newMember = (said: Partial<Member> = {}) => {
  members += 1;
  return history.member(members, said);
};

const joined = "2026-11-10 12:00:00";

const invite = async (
  introducer: Member,
  { at = joined, ...said }: Partial<Member> & { readonly at?: string } = {},
) => {
  const friend = await newMember(said);
  await history.db
    .insert(invitedFriend)
    .values({ memberId: introducer.id, friendId: friend.id, joinedAt: siteInstant(at) });
  return friend;
};

let introducer: Member;
beforeEach(async () => {
  history.now = "2026-11-20 12:00:00";
  introducer = await newMember();
});

const pay = (to = introducer) => history.db.transaction((tx) => payDueRewards(history, tx, to));
const earned = async (by = introducer) =>
  history.ledger.balance(history.db, mainAccount(by.id, by.currency));

describe("a reward", () => {
  test.each([
    ["is brought by 50.00", [{ stake: 5_000n }], true],
    ["is not brought by less", [{ stake: 4_999n }], false],
    [
      "is brought by several stakes, with what was added to them",
      [{ stake: 2_000n }, { stake: 2_000n, added: 1_000n }],
      true,
    ],
    ["is brought whatever was won", [{ stake: 5_000n, win: 90_000n }], true],
    ["counts stakes from the moment of joining", [{ stake: 5_000n, at: joined }], true],
    ["counts no stakes from before", [{ stake: 5_000n, at: "2026-11-10 11:59:59" }], false],
    ["counts none in another currency", [{ stake: 5_000n, currency: "VND" }], false],
  ] as const)("a reward %s", async (_, rounds, isDue) => {
    const friend = await invite(introducer);
    for (const one of rounds)
      await history.round({ of: friend.id, at: "2026-11-15 12:00:00", ...one });
    expect(await pay()).toBe(isDue);
    expect(await earned()).toBe(isDue ? 1_000n : 0n);
  });

  test.each([
    ["a friend who plays in dong stakes dong", 125_000_000n, true],
    ["and not so many cents", 5_000n, false],
    ["nor a dong less", 124_999_900n, false],
  ])("a reward is worth as much in each currency: %s", async (_, stake, isDue) => {
    const friend = await invite(introducer, { currency: "VND" });
    await history.round({ of: friend.id, at: joined, stake, currency: "VND" });
    expect(await pay()).toBe(isDue);
    expect(await earned()).toBe(isDue ? 1_000n : 0n);
  });

  test("a reward is paid in the currency of the inviting member", async () => {
    const inDong = await newMember({ currency: "VND" });
    const friend = await invite(inDong);
    await history.round({ of: friend.id, at: joined, stake: 5_000n });
    expect(await pay(inDong)).toBe(true);
    expect(await earned(inDong)).toBe(25_000_000n);
  });

  test("a reward is paid once for each friend, and for nobody else's", async () => {
    const others = await newMember();
    const [one, , foreign] = [
      await invite(introducer),
      await invite(introducer),
      await invite(others),
    ];
    for (const { id } of [one, foreign]) await history.round({ of: id, at: joined, stake: 5_000n });
    expect([await pay(), await pay()]).toEqual([true, false]);
    expect([await earned(), await earned(others)]).toEqual([1_000n, 0n]);
    const all = { rewarded: false, limit: 9 };
    expect(await friendTotals(history.db, introducer.id, all)).toEqual({
      friends: 2,
      rewarded: 1,
      earned: 1_000n,
    });
    await history.round({ of: one.id, at: joined, stake: 9_000n });
    expect(await pay()).toBe(false);
  });
});

describe("a list of friends", () => {
  const asked = (query: Partial<FriendQuery> = {}) => {
    const whole = { rewarded: false, limit: 9, ...query };
    return Promise.all([
      listFriends(history.db, introducer.id, whole),
      friendTotals(history.db, introducer.id, whole),
    ]);
  };
  const names = async (query: Partial<FriendQuery> = {}) => {
    const [{ list }, { friends }] = await asked(query);
    expect(friends).toBe(list.length);
    return list.map(({ account }) => account);
  };

  let friends: readonly Member[];
  let a = "";
  let b = "";
  let c = "";
  beforeEach(async () => {
    friends = [
      await invite(introducer, { at: "2026-11-10 23:59:59" }),
      await invite(introducer, { at: "2026-11-11 00:00:00" }),
      await invite(introducer, { at: "2026-11-11 00:00:00" }),
    ];
    [a = "", b = "", c = ""] = friends.map(({ account }) => account);
    await invite(await newMember(), { at: "2026-11-11 00:00:00" });
  });

  test("a range of days includes both, by the calendar of the site", async () => {
    expect(await names()).toEqual([c, b, a]);
    expect(await names({ from: "2026-11-10", to: "2026-11-10" })).toEqual([a]);
    expect(await names({ from: "2026-11-11", to: "2026-11-11" })).toEqual([c, b]);
    expect(await names({ from: "2026-11-10", to: "2026-11-11" })).toEqual([c, b, a]);
    expect(await names({ to: "2026-11-09" })).toEqual([]);
    expect(await names({ from: "2026-11-12" })).toEqual([]);
  });

  test("pages of one list everybody once, even friends who joined at the same moment", async () => {
    const turned: string[] = [];
    let after: string | undefined;
    do {
      const [page] = await asked({ after, limit: 1 });
      turned.push(...page.list.map(({ account }) => account));
      after = page.next;
    } while (after !== undefined && turned.length < 9);
    expect(turned).toEqual([c, b, a]);
  });

  test("rewarded friends are filtered by the day of the reward", async () => {
    const [first] = friends;
    await history.round({ of: first?.id ?? 0, at: "2026-11-12 00:00:00", stake: 5_000n });
    history.now = "2026-11-15 23:59:59";
    await pay();
    expect(await names({ rewarded: true })).toEqual([a]);
    expect(await names({ rewarded: true, from: "2026-11-15", to: "2026-11-15" })).toEqual([a]);
    expect(await names({ rewarded: true, to: "2026-11-14" })).toEqual([]);
    expect(await names({ rewarded: true, from: "2026-11-16" })).toEqual([]);
    expect(await names({ from: "2026-11-15" })).toEqual([]);
  });

  test("pages of rewarded friends are ordered by the moment of the reward, not of joining", async () => {
    const rewardedAt = ["2026-11-18 10:00:00", "2026-11-16 10:00:00", "2026-11-17 10:00:00"];
    for (const [place, { id }] of friends.entries()) {
      history.now = rewardedAt[place] ?? "";
      await history.round({ of: id, at: "2026-11-12 00:00:00", stake: 5_000n });
      await pay();
    }
    expect(await names({ rewarded: true })).toEqual([a, c, b]);
    const turned: string[] = [];
    let after: string | undefined;
    do {
      const [page] = await asked({ rewarded: true, after, limit: 1 });
      turned.push(...page.list.map(({ account }) => account));
      after = page.next;
    } while (after !== undefined && turned.length < 9);
    expect(turned).toEqual([a, c, b]);
  });

  test("friends are found only by a whole name", async () => {
    expect(await names({ account: ` ${b.toUpperCase()} ` })).toEqual([b]);
    expect(await names({ account: b.slice(0, -1) })).toEqual([]);
    expect(await names({ account: introducer.account })).toEqual([]);
  });
});
