import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runningLaunch } from "../play/launches.ts";
import { memberHistory } from "../testing/member-history.ts";
import { brokenRules, readLedger } from "../testing/read-ledger.ts";
import { askForCode, phoneCodeOf, register } from "../testing/registrations.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { receiptsOf as receiptsIn } from "./receipts.ts";

const history = memberHistory();

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const play = (token: string, key: string, provider = "GPHL") =>
  sandbox.api(
    "/member/game/play1",
    {
      gpId: provider,
      game_type: 2,
      game_code: sandbox.services.catalogue.gamesOf(provider, 2)[0]?.game_code,
      lobby_url: "http://localhost:4000/close",
      device: 1,
    },
    { token, key },
  );

const leave = (token: string) =>
  sandbox.api("/member/game/leave1", {}, { token, key: randomUUID() });

const callGame = async (path: string, body: object, session = "") => {
  const answer = await fetch(`${sandbox.services.providerOrigin}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${session}` },
    body: JSON.stringify(body),
  });
  return v.parse(v.looseObject({ session: v.optional(v.string()) }), await answer.json());
};

/** Opens the game that was started last, as its window does. */
async function open(memberId: number) {
  const running = await runningLaunch(sandbox.services.db, memberId);
  return (await callGame("session", { ticket: running?.ticket })).session;
}

const round = v.object({ round: v.object({ staked: v.string(), win: v.string() }) });

const spin = async (session: string | undefined, stake = "1.00") => {
  const played = await callGame("rounds", { roundId: randomUUID(), stake }, session);
  return v.parse(round, played).round;
};

const newMember = v.object({ member_id: v.number(), token: v.string() });
const layout = v.object({
  member_common_layout: v.object({ member_currency: v.string(), member_cash: v.string() }),
});

async function receiptsOf(token: string, lang = "en_US") {
  const answer = await fetch(`${sandbox.origin}/api/services/v1/member/receipts`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token, lang },
    body: "{}",
  });
  const { data } = v.parse(
    v.object({ data: v.object({ list: v.array(v.looseObject({})) }) }),
    await answer.json(),
  );
  return data.list;
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

test.each([
  ["EUR", "euromember", "1000.00", "1.00", { symbol: "€", hasDecimals: true }],
  ["PHP", "pesomember", "58000.00", "50.00", { symbol: "₱", hasDecimals: true }],
  ["CLP", "clpmember", "950000.00", "1000.00", { symbol: "$", hasDecimals: false }],
])(
  "a member who registers on the third site in %s plays in it and has the money back",
  async (...row) => {
    const [currency, account, opening, stake, shown] = row;
    const phone = "0912345678";
    const asked = { site_id: 3, member_account: account, member_currency: currency };
    if (currency === "PHP") await askForCode(sandbox, phone, { site_id: 3, currency });
    const registered = await register(sandbox, {
      ...asked,
      ...(currency === "PHP" && {
        withdraw_password: "4826",
        member_phone: phone,
        phone_verify: await phoneCodeOf(sandbox, phone),
      }),
      ...(currency === "CLP" && { identity_id: "CL4470912" }),
    });
    expect(registered).toMatchObject({ code: "100", data: { member_currency: currency } });
    const { member_id, token } = v.parse(newMember, registered.data);
    const balance = async () => {
      const { data } = await sandbox.api("/member/profile/common/layout", {}, { token });
      return v.parse(layout, data).member_common_layout;
    };
    expect(await balance()).toEqual({ member_currency: currency, member_cash: opening });

    await play(token, randomUUID());
    expect(await balance()).toMatchObject({ member_cash: "0.00" });
    const running = await runningLaunch(sandbox.services.db, member_id);
    const { session, ...seen } = await callGame("session", { ticket: running?.ticket });
    expect(seen).toMatchObject({ currency, balance: opening, ...shown });
    const { staked, win } = await spin(session, stake);
    expect(staked).toBe(stake);
    await leave(token);
    const back = (cents(opening) - cents(staked) + cents(win)) / 100;
    expect(await balance()).toMatchObject({ member_cash: back.toFixed(2) });
    expect(await receiptsOf(token)).toMatchObject([
      { currency, money_in: opening, money_out: back.toFixed(2) },
    ]);
    expect(brokenRules(await readLedger(sandbox.origin))).toEqual([]);
  },
);

test("a session shows what went in, its rounds, and what came back, as the ledger has it", async () => {
  const { token, memberId } = await sandbox.login("player22");
  const key = randomUUID();
  await play(token, key);
  const session = await open(memberId);
  const played = [await spin(session), await spin(session)];
  const staked = played.reduce((sum, { staked: each }) => sum + cents(each), 0);
  const won = played.reduce((sum, { win }) => sum + cents(win), 0);
  const [running] = await receiptsOf(token);
  expect(running).toMatchObject({
    launch_id: key,
    gp_id: "GPHL",
    provider_name: "Harbourline",
    currency: "USD",
    money_in: "1000.00",
    money_out: null,
    ended_at: null,
    rounds: 2,
    open_stake: "0.00",
  });

  await leave(token);
  const [ended] = await receiptsOf(token);
  const back = ((100_000 - staked + won) / 100).toFixed(2);
  expect(ended).toMatchObject({
    money_out: back,
    ended_at: expect.stringMatching(/^\d{4}-.*Z$/),
    staked: (staked / 100).toFixed(2),
    won: (won / 100).toFixed(2),
  });
});

test("a session that another start has ended shows both ends, too; the newest is first", async () => {
  const { token, memberId } = await sandbox.login("player23");
  const [first, second] = [randomUUID(), randomUUID()];
  await play(token, first);
  await open(memberId);
  await play(token, second, "GPJL");
  await open(memberId);
  await leave(token);
  expect(await receiptsOf(token)).toMatchObject([
    { launch_id: second, money_in: "1000.00", money_out: "1000.00", rounds: 0 },
    { launch_id: first, money_in: "1000.00", money_out: "1000.00", rounds: 0 },
  ]);
});

test("money that its provider kept is not returned, until it is", async () => {
  const { token, memberId } = await sandbox.login("player24");
  const key = randomUUID();
  await play(token, key);
  await open(memberId);
  const { db, providerStatus } = sandbox.services;
  await providerStatus.set(db, "GPHL", { state: "refusing" });
  await leave(token);
  expect(await receiptsOf(token)).toMatchObject([{ launch_id: key, money_out: null }]);
  await providerStatus.set(db, "GPHL", { state: "open" });
  await sandbox.api("/member/profile/balance/all/back", {}, { token, key: randomUUID() });
  expect(await receiptsOf(token)).toMatchObject([{ launch_id: key, money_out: "1000.00" }]);
});

test("money that its provider kept is not confused with what another provider returned meanwhile", async () => {
  const { token, memberId } = await sandbox.login("player21");
  const { db, providerStatus } = sandbox.services;
  for (const provider of ["GPHL", "GPKS"]) {
    await sandbox.operator("POST", "/money", { member: "player21", amount: "40.00" });
    await play(token, randomUUID(), provider);
    await open(memberId);
    await providerStatus.set(db, "GPHL", { state: "refusing" });
    await leave(token);
  }
  expect(await receiptsOf(token)).toMatchObject([
    { gp_id: "GPKS", money_in: "40.00", money_out: "40.00" },
    { gp_id: "GPHL", money_out: null },
  ]);
  await providerStatus.set(db, "GPHL", { state: "open" });
});

test("an empty session gets nothing of what an earlier one with the same provider returned", async () => {
  const { token, memberId } = await sandbox.login("player27");
  for (const amount of ["0.00", "-1000.00"]) {
    if (amount !== "0.00") await sandbox.operator("POST", "/money", { member: "player27", amount });
    await play(token, randomUUID());
    await open(memberId);
    await leave(token);
  }
  expect(await receiptsOf(token)).toMatchObject([
    { money_in: "0.00", money_out: "0.00" },
    { money_in: "1000.00", money_out: "1000.00" },
  ]);
});

test("an empty session gets nothing of what a later one with the same provider returned", async () => {
  const { token, memberId } = await sandbox.login("player28");
  for (const amount of ["-1000.00", "700.00", "10.00"]) {
    await sandbox.operator("POST", "/money", { member: "player28", amount });
    await play(token, randomUUID());
    await open(memberId);
    await leave(token);
  }
  expect(await receiptsOf(token)).toMatchObject([
    { money_in: "710.00", money_out: "710.00" },
    { money_in: "700.00", money_out: "700.00" },
    { money_in: "0.00", money_out: "0.00" },
  ]);
});

test("money that its provider kept over the next session there is returned with that one", async () => {
  const { token, memberId } = await sandbox.login("player30");
  const { db, providerStatus } = sandbox.services;
  for (const state of ["refusing", "open"] as const) {
    await play(token, randomUUID());
    await open(memberId);
    await providerStatus.set(db, "GPHL", { state });
    await leave(token);
    await providerStatus.set(db, "GPHL", { state: "open" });
  }
  expect(await receiptsOf(token)).toMatchObject([
    { money_in: "0.00", money_out: "1000.00" },
    { money_in: "1000.00", money_out: "1000.00" },
  ]);
});

test("money that is returned late belongs to its own session, not to a later one", async () => {
  const { token, memberId } = await sandbox.login("player29");
  const { db, providerStatus } = sandbox.services;
  for (const more of ["", "300.00"]) {
    if (more) await sandbox.operator("POST", "/money", { member: "player29", amount: more });
    await play(token, randomUUID());
    await open(memberId);
    await providerStatus.set(db, "GPHL", { state: "refusing" });
    await leave(token);
    await providerStatus.set(db, "GPHL", { state: "open" });
    await sandbox.api("/member/profile/balance/all/back", {}, { token, key: randomUUID() });
  }
  expect(await receiptsOf(token)).toMatchObject([
    { money_in: "1300.00", money_out: "1300.00" },
    { money_in: "1000.00", money_out: "1000.00" },
  ]);
});

test("what a move added to a stake was staked in its session, and in no other", async () => {
  const { id } = await history.member(1);
  const at = "2026-11-20 12:00:00";
  const visits = [await history.visit({ of: id, opened: at, left: at })];
  visits.push(await history.visit({ of: id, opened: at }));
  for (const [place, visit] of visits.entries())
    await history.round({ of: id, at, visit, stake: 100n, added: BigInt(place) * 100n, win: 50n });
  expect(await receiptsIn(history.db, id)).toMatchObject([
    { launch: { id: visits[1] }, rounds: 1, staked: 200n, won: 50n },
    { launch: { id: visits[0] }, rounds: 1, staked: 100n, won: 50n },
  ]);
});

test("the stake of an open round is shown separately, for its own session alone", async () => {
  const { id } = await history.member(2);
  const at = "2026-11-20 12:00:00";
  const [first, second] = [
    await history.visit({ of: id, opened: at, left: at }),
    await history.visit({ of: id, opened: at }),
  ];
  await history.round({ of: id, at, visit: first, stake: 100n, win: 50n });
  await history.round({ of: id, at, visit: first, stake: 200n, added: 200n, ended: null });
  await history.round({ of: id, at, visit: second, stake: 700n });
  expect(await receiptsIn(history.db, id)).toMatchObject([
    { launch: { id: second }, staked: 700n, openStake: 0n },
    { launch: { id: first }, staked: 500n, openStake: 400n, won: 50n },
  ]);
});

test("a start whose game was never opened says so, and a member sees nobody else's", async () => {
  const { token } = await sandbox.login("player25");
  expect(await receiptsOf(token)).toEqual([]);
  await play(token, randomUUID());
  await leave(token);
  expect(await receiptsOf(token)).toMatchObject([{ opened_at: null, rounds: 0 }]);
});

test("names are in the requested language; without a token there is nothing", async () => {
  const { token, memberId } = await sandbox.login("player26");
  await play(token, randomUUID());
  await open(memberId);
  const [english] = await receiptsOf(token);
  const [chinese] = await receiptsOf(token, "zh_CN");
  expect(english?.["game_name"]).not.toBe(chinese?.["game_name"]);
  const answer = await fetch(`${sandbox.origin}/api/services/v1/member/receipts`, {
    method: "POST",
    body: "{}",
  });
  expect(answer.status).toBe(401);
});
