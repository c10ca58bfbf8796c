import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteTime } from "../../ground/clock.ts";
import { member, session as sessionTable } from "../../ground/db/schema.ts";
import { runningLaunch } from "../../play/launches.ts";
import { periodsBefore } from "../../responsible-play/activity/periods.ts";
import { startForTest, type StartedSandbox } from "../../testing/started.ts";

const hour = 60 * 60_000;
/** Two in the morning by UTC, when it is still the day before on the site. */
const untilNight = (26 * hour - (Date.now() % (24 * hour))) % (24 * hour);

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest({ SANDBOX_CLOCK_OFFSET: String(Math.floor(untilNight / 1_000)) });
});
afterAll(() => sandbox.remove());

const send = (token: string, name: string, body: object) =>
  fetch(`${sandbox.origin}/api/services/v1/member/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token, lang: "en_US" },
    body: JSON.stringify(body),
  });

const figures = { staked: v.string(), won: v.string(), net: v.string() };
const activity = v.object({
  currency: v.string(),
  periods: v.array(v.looseObject({ from: v.string(), to: v.string(), ...figures })),
  totals: v.looseObject({ ...figures, deposits: v.string(), played_seconds: v.number() }),
  before: v.nullable(v.string()),
});
const session = v.object({
  now: v.string(),
  began_at: v.string(),
  currency: v.string(),
  ...figures,
  check: v.object({
    minutes: v.number(),
    choices: v.array(v.number()),
    may_be_off: v.boolean(),
    next_at: v.nullable(v.string()),
  }),
});

const envelope = v.object({ data: v.unknown() });
const ask = async (token: string, name: string, body: object) =>
  v.parse(envelope, await (await send(token, name, body)).json()).data;

const readSession = async (token: string) => v.parse(session, await ask(token, "session", {}));
const readCheck = async (token: string, body: object) =>
  v.parse(session, await ask(token, "reality-check", body));
const readActivity = async (token: string, body: object) =>
  v.parse(activity, await ask(token, "activity", body));

async function playRounds(token: string, memberId: number) {
  const game = {
    gpId: "GPHL",
    game_type: 2,
    game_code: sandbox.services.catalogue.gamesOf("GPHL", 2)[0]?.game_code,
    lobby_url: "http://localhost:4000/close",
    device: 1,
  };
  await sandbox.api("/member/game/play1", game, { token, key: randomUUID() });
  const running = await runningLaunch(sandbox.services.db, memberId);
  const call = async (path: string, body: object, key = "") => {
    const answered = await fetch(`${sandbox.services.providerOrigin}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
    return v.parse(v.looseObject({ session: v.optional(v.string()) }), await answered.json());
  };
  const opened = await call("session", { ticket: running?.ticket });
  for (const _ of Array.from({ length: 3 }))
    await call("rounds", { roundId: randomUUID(), stake: "1.00" }, opened.session);
}

test("a session's result is what was played since the login, and counts in the last of all periods too", async () => {
  const { token, memberId } = await sandbox.login("player22");
  const before = await readSession(token);
  expect(before).toMatchObject({ staked: "0.00", won: "0.00", net: "0.00", currency: "USD" });

  await playRounds(token, memberId);
  const after = await readSession(token);
  expect(after.staked).toBe("3.00");
  expect(after.began_at).toBe(before.began_at);
  for (const by of ["day", "week", "month"]) {
    const { periods, totals } = await readActivity(token, { by });
    const { staked, won, net } = after;
    expect(periods.at(-1)).toMatchObject({ staked, won, net });
    expect(totals).toMatchObject({ staked, won, net });
  }
  const today = siteTime(sandbox.services.clock()).slice(0, 10);
  const days = await readActivity(token, { by: "day" });
  expect(days.periods.at(-1)).toMatchObject({ from: today, to: today });

  // Another login is another session, but the day's play stays counted.
  const again = await sandbox.login("player22");
  expect(await readSession(again.token)).toMatchObject({ staked: "0.00" });
  expect((await readActivity(again.token, { by: "day" })).totals.staked).toBe("3.00");
});

test("the interval is the member's, and runs from the choice or from the last check", async () => {
  const { token, memberId } = await sandbox.login("player25");
  const first = await readSession(token);
  expect(first.check).toMatchObject({ minutes: 60, choices: [15, 30, 60], may_be_off: true });
  const due = (one: v.InferOutput<typeof session>) =>
    Date.parse(one.check.next_at ?? "") - Date.parse(one.now);
  expect(due(first)).toBeLessThanOrEqual(60 * 60_000);

  await sandbox.services.db
    .update(sessionTable)
    .set({ createdAt: Date.parse(first.began_at) - 90 * 60_000 })
    .where(eq(sessionTable.memberId, memberId));
  expect(due(await readSession(token))).toBeLessThanOrEqual(-29 * 60_000);
  const shorter = await readCheck(token, { minutes: 15 });
  expect(due(shorter)).toBeLessThanOrEqual(15 * 60_000);
  expect(due(shorter)).toBeGreaterThan(0);
  const seen = await readCheck(token, { seen: true });
  expect(seen.check.minutes).toBe(15);
  expect(due(seen)).toBeGreaterThanOrEqual(due(shorter) - 1_000);

  const off = await readCheck(token, { minutes: 0 });
  expect(off.check).toMatchObject({ minutes: 0, next_at: null });
  const { token: later } = await sandbox.login("player25");
  expect((await readSession(later)).check.minutes).toBe(0);
});

test("on a site that requires checks the interval is the site's, and 0 is refused", async () => {
  const { token } = await sandbox.login("player25", 2);
  expect((await readSession(token)).check).toMatchObject({ minutes: 30, may_be_off: false });
  expect((await send(token, "reality-check", { minutes: 0 })).status).toBe(400);
  expect((await readSession(token)).check.minutes).toBe(30);
  for (const minutes of [5, 45, 240])
    expect((await readCheck(token, { minutes })).check.minutes).toBe(minutes);
});

test("a check that an operator requests is due until it was seen, even for a member who wants none", async () => {
  const { token, memberId } = await sandbox.login("player26");
  await readCheck(token, { minutes: 0 });
  const asked = await sandbox.operator("POST", `/members/${memberId}/reality-check`, {
    reason: "A long evening.",
  });
  expect(asked.status).toBe(200);
  const isDue = ({ now, check }: v.InferOutput<typeof session>) =>
    check.next_at !== null && check.next_at <= now;
  expect(isDue(await readSession(token))).toBe(true);
  expect(isDue(await readCheck(token, { minutes: 60 }))).toBe(true);
  expect(isDue(await readCheck(token, { seen: true }))).toBe(false);
  expect((await readSession(token)).check.minutes).toBe(60);
});

test("earlier periods are listed for as long as the member existed", async () => {
  const { token } = await sandbox.login("player25");
  const now = await readActivity(token, { by: "month" });
  expect(now.periods).toHaveLength(12);
  expect(now.before).toBeNull();
  const before = await readActivity(token, { by: "day", before: "2026-01-01" });
  expect(before.periods.at(-1)?.to).toBe("2025-12-31");
});

test("days before those shown are offered to a member who joined before the first of them", async () => {
  const { token, memberId } = await sandbox.login("player27");
  const before = "2026-01-01";
  const [first] = periodsBefore("day", before);
  if (!first) throw new Error("There are no days.");
  const earlier = async (createdAt: number) => {
    await sandbox.services.db.update(member).set({ createdAt }).where(eq(member.id, memberId));
    return (await readActivity(token, { by: "day", before })).before;
  };
  expect(await earlier(first.starts)).toBeNull();
  expect(await earlier(first.starts - 1)).toBe(first.from);
});

test("a visitor without a token gets nothing", async () => {
  for (const [name, body] of [
    ["activity", { by: "day" }],
    ["session", {}],
    ["reality-check", { seen: true }],
  ] as const)
    expect((await send("", name, body)).status).toBe(401);
});

test.each([
  ["activity", {}],
  ["activity", { by: "year" }],
  ["activity", { by: "day", before: "2026-02-30" }],
  ["activity", { by: "day", member: 1 }],
  ["session", { member: 1 }],
  ["reality-check", { minutes: 4 }],
  ["reality-check", { minutes: 241 }],
  ["reality-check", { seen: false }],
])("an invalid request is refused: %s %j", async (name, body) => {
  const { token } = await sandbox.login("player26");
  expect((await send(token, name, body)).status).toBe(400);
});
