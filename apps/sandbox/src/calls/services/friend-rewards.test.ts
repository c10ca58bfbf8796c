import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invitedFriend } from "../../friend-rewards/schema.ts";
import { runningLaunch } from "../../play/launches.ts";
import { listen } from "../../testing/listener.ts";
import { readLedger } from "../../testing/read-ledger.ts";
import { register } from "../../testing/registrations.ts";
import { startForTest, type StartedSandbox } from "../../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const invitation = v.object({
  code: v.string(),
  currency: v.string(),
  reward: v.string(),
  stake: v.string(),
  friends: v.number(),
  rewarded: v.number(),
  earned: v.string(),
});

const friends = v.object({
  list: v.array(
    v.object({
      id: v.number(),
      account: v.string(),
      joined_at: v.string(),
      rewarded_at: v.nullable(v.string()),
      amount: v.nullable(v.string()),
    }),
  ),
  next: v.nullable(v.string()),
  currency: v.string(),
  totals: v.object({ friends: v.number(), rewarded: v.number(), earned: v.string() }),
});

const call = (path: "invitation" | "friends", token: string, body: object = {}) =>
  fetch(`${sandbox.origin}/api/services/v1/member/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token, lang: "en_US" },
    body: JSON.stringify(body),
  });

const dataOf = async (answer: Response) =>
  v.parse(v.object({ data: v.unknown() }), await answer.json()).data;
const invitationOf = async (token: string) =>
  v.parse(invitation, await dataOf(await call("invitation", token)));
const friendsOf = async (token: string, body: object = {}) =>
  v.parse(friends, await dataOf(await call("friends", token, body)));

const callGame = async (path: string, body: object, session = "") => {
  const answered = await fetch(`${sandbox.services.providerOrigin}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${session}` },
    body: JSON.stringify(body),
  });
  return v.parse(v.looseObject({ session: v.optional(v.string()) }), await answered.json());
};

async function stakeOnce(token: string, memberId: number, stake: string) {
  const game = {
    gpId: "GPHL",
    game_type: 2,
    game_code: sandbox.services.catalogue.gamesOf("GPHL", 2)[0]?.game_code,
    lobby_url: "http://localhost:4000/close",
    device: 1,
  };
  await sandbox.api("/member/game/play1", game, { token, key: randomUUID() });
  const running = await runningLaunch(sandbox.services.db, memberId);
  const { session } = await callGame("session", { ticket: running?.ticket });
  await callGame("rounds", { roundId: randomUUID(), stake }, session);
}

test("an invite code is a member's own and stays the same, however many requests are simultaneous", async () => {
  const { token } = await sandbox.login("player21");
  const codes = await Promise.all(
    Array.from({ length: 6 }, async () => (await invitationOf(token)).code),
  );
  expect(new Set(codes).size).toBe(1);
  expect(codes[0]).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  const other = await sandbox.login("player22");
  expect((await invitationOf(other.token)).code).not.toBe(codes[0]);
});

test("a friend who has staked enough earns one reward, which is in the wallet and the records", async () => {
  const introducer = await sandbox.login("player23");
  const friend = await sandbox.login("player24");
  const { db } = sandbox.services;
  await db.insert(invitedFriend).values({
    memberId: introducer.memberId,
    friendId: friend.memberId,
    joinedAt: sandbox.services.clock() - 1_000,
  });
  expect(await invitationOf(introducer.token)).toMatchObject({ friends: 1, rewarded: 0 });

  await stakeOnce(friend.token, friend.memberId, "50.00");
  const window = await listen(sandbox, introducer);
  const read = await Promise.all(Array.from({ length: 5 }, () => invitationOf(introducer.token)));
  await window.next("member.cash");
  window.close();
  expect(read.at(-1)).toMatchObject({ reward: "10.00", stake: "50.00" });
  expect(await invitationOf(introducer.token)).toMatchObject({ rewarded: 1, earned: "10.00" });

  const { list } = await friendsOf(introducer.token, { rewarded: true });
  expect(list).toMatchObject([{ account: "pl****4", amount: "10.00" }]);
  const recorded = await fetch(`${sandbox.origin}/api/services/v1/member/records`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: introducer.token },
    body: JSON.stringify({ list: "money", kinds: ["reward"] }),
  });
  expect(await dataOf(recorded)).toMatchObject({ list: [{ kind: "reward", amount: "10.00" }] });
});

test("a friend who registers with the code earns its reward once, however many requests are simultaneous", async () => {
  const introducer = await sandbox.login("player28");
  const { code } = await invitationOf(introducer.token);
  const registered = await register(sandbox, {
    member_account: "friend01",
    introducer: code,
    recommend_code: code,
  });
  expect(await invitationOf(introducer.token)).toMatchObject({ friends: 1, rewarded: 0 });
  const { token, member_id: friendId } = registered.data;
  await stakeOnce(String(token), Number(friendId), "50.00");
  await Promise.all(Array.from({ length: 10 }, () => invitationOf(introducer.token)));
  expect(await invitationOf(introducer.token)).toMatchObject({ rewarded: 1, earned: "10.00" });
  const { transactions } = await readLedger(sandbox.origin);
  expect(
    transactions.filter(({ key }) => key === `friend-reward:${Number(friendId)}`),
  ).toHaveLength(1);
});

test("a friend who has staked less earns nothing yet", async () => {
  const introducer = await sandbox.login("player25");
  const friend = await sandbox.login("player26");
  await sandbox.services.db.insert(invitedFriend).values({
    memberId: introducer.memberId,
    friendId: friend.memberId,
    joinedAt: sandbox.services.clock() - 1_000,
  });
  await stakeOnce(friend.token, friend.memberId, "49.00");
  expect(await invitationOf(introducer.token)).toMatchObject({ rewarded: 0, earned: "0.00" });
  const [row] = await sandbox.services.db
    .select()
    .from(invitedFriend)
    .where(eq(invitedFriend.friendId, friend.memberId));
  expect(row?.rewardedAt).toBeNull();
});

test("friends are listed in pages, the latest first, and are found only by their whole account name", async () => {
  const { token } = await sandbox.login("player36");
  const all = await friendsOf(token);
  expect(all.list).toHaveLength(12);
  expect(all.totals).toMatchObject({ friends: 12 });
  const times = all.list.map(({ joined_at }) => joined_at);
  expect(times).toEqual(times.toSorted().toReversed());

  const first = await friendsOf(token, { limit: 7 });
  const second = await friendsOf(token, { limit: 7, after: first.next });
  expect([...first.list, ...second.list]).toEqual(all.list);
  expect(second.next).toBeNull();

  const rewarded = await friendsOf(token, { rewarded: true, limit: 1 });
  expect(rewarded.totals.friends).toBeGreaterThanOrEqual(2);
  expect(rewarded.list[0]?.rewarded_at).not.toBeNull();
  // The totals respect the filter of the list.
  expect(rewarded.totals.rewarded).toBe(rewarded.totals.friends);
  const found = await friendsOf(token, { account: "player03" });
  expect(found.totals.friends).toBe(1);
  expect((await friendsOf(token, { to: "2020-01-01" })).totals).toMatchObject({
    friends: 0,
    earned: "0.00",
  });

  expect((await friendsOf(token, { account: " Player03 " })).list).toHaveLength(1);
  expect((await friendsOf(token, { account: "player0" })).list).toEqual([]);
  expect((await friendsOf(token, { account: "player30" })).list).toEqual([]);
});

test.each(["player33", "player34"])(
  "[MEMBER-29] [MEMBER-30] %s, whose agent application is refused, has no friend rewards",
  async (account) => {
    const { token } = await sandbox.login(account);
    for (const path of ["invitation", "friends"] as const)
      expect(await (await call(path, token)).json()).toMatchObject({ code: "101", data: null });
  },
);

test("a site without friend rewards has none for anybody", async () => {
  const { token } = await sandbox.login("player21", 2);
  for (const path of ["invitation", "friends"] as const)
    expect((await call(path, token)).status).toBe(404);
});

test("nobody sees friends without a token, and an invalid request is refused", async () => {
  expect((await call("friends", "")).status).toBe(401);
  const { token } = await sandbox.login("player27");
  for (const body of [{ after: "1; drop table" }, { from: "2026-02-30" }, { limit: 101 }, { x: 1 }])
    expect((await call("friends", token, body)).status).toBe(400);
});
