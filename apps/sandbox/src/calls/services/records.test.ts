import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playThreeRounds } from "../../testing/play-rounds.ts";
import { startForTest, type StartedSandbox } from "../../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const cents = (amount: string) => Math.round(Number(amount) * 100);

const answer = v.object({
  list: v.array(
    v.looseObject({ kind: v.string(), amount: v.string(), balance: v.nullable(v.string()) }),
  ),
  next: v.nullable(v.string()),
  totals: v.looseObject({ paid_in: v.string(), paid_out: v.string(), net: v.string() }),
});

const call = (token: string, body: object) =>
  fetch(`${sandbox.origin}/api/services/v1/member/records`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token, lang: "en_US" },
    body: JSON.stringify(body),
  });

const recordsOf = async (token: string, body: object) =>
  v.parse(v.object({ data: answer }), await (await call(token, body)).json()).data;

test("rounds and sessions have the stakes and wins of the ledger, and balances end where they are", async () => {
  const { token, memberId } = await sandbox.login("player22");
  await playThreeRounds(sandbox, { token, memberId });
  const running = await recordsOf(token, { list: "sessions" });
  expect(running.list).toMatchObject([{ kind: "running", rounds: 3, ended_at: null }]);
  await sandbox.api("/member/game/leave1", {}, { token, key: randomUUID() });

  const money = await recordsOf(token, { list: "money" });
  const played = await recordsOf(token, { list: "money", kinds: ["stake", "win"] });
  const rounds = await recordsOf(token, { list: "rounds" });
  const sessions = await recordsOf(token, { list: "sessions", kinds: ["ended"] });
  expect(rounds.list).toHaveLength(3);
  expect(rounds.totals).toMatchObject({ ...played.totals, records: 3 });
  expect(sessions.totals).toMatchObject({ ...played.totals, records: 1 });
  expect(sessions.list).toMatchObject([{ rounds: 3, provider_name: "Harbourline" }]);

  // Everything left was returned from the provider's wallet to the main one.
  expect(money.list.slice(0, 2)).toMatchObject([
    { kind: "from-game", gp_id: "GPHL", balance: "0.00" },
    { kind: "from-game", gp_id: "", balance: money.totals.net },
  ]);
  expect(money.list.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["deposit", "to-game"]),
  );
  expect(cents(money.totals.paid_in) - cents(money.totals.paid_out)).toBe(cents(money.totals.net));
});

test("pages sorted by loss follow each other below zero, too", async () => {
  const { token, memberId } = await sandbox.login("player23");
  await playThreeRounds(sandbox, { token, memberId });
  const lowest = { list: "money", kinds: ["stake"], sort: "lowest", limit: 1 };
  const first = await recordsOf(token, lowest);
  expect(first.next).toMatch(/^-100\.\d+$/);
  const second = await recordsOf(token, { ...lowest, after: first.next });
  expect(second.list).toMatchObject([{ kind: "stake", amount: "-1.00" }]);
  expect(second.list).not.toEqual(first.list);
});

test("a member sees nobody else's records, and nobody sees any without a token", async () => {
  const { token } = await sandbox.login("player25");
  expect((await recordsOf(token, { list: "rounds" })).list).toEqual([]);
  expect((await call("", { list: "rounds" })).status).toBe(401);
});

test.each([
  { list: "letters" },
  { list: "money", kinds: ["won"] },
  { list: "money", from: "2026-02-30" },
  { list: "money", after: "1; drop table" },
  { list: "money", limit: 501 },
  { list: "money", member: 1 },
])("an invalid request is refused: %j", async (body) => {
  const { token } = await sandbox.login("player26");
  expect((await call(token, body)).status).toBe(400);
});

test("a day that is left empty is one that is left out", async () => {
  const { token } = await sandbox.login("player26");
  expect((await call(token, { list: "money", from: "", to: "" })).status).toBe(200);
});

test("a list is not a valid request", async () => {
  const { token } = await sandbox.login("player26");
  expect((await call(token, [])).status).toBe(400);
});
