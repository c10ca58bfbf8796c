import { randomUUID } from "node:crypto";
import { commitmentTo } from "@naluma/game-engines/provably-fair";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { mainAccount, providerWallet } from "../ledger/accounts.ts";
import { runningLaunch } from "../play/launches.ts";
import { gameRound, gameSeed } from "../rounds/schema.ts";
import { brokenRules, readLedger, walletOf, wealth } from "../testing/read-ledger.ts";
import { slowProvider } from "../testing/slow-provider.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());
afterEach(async () => {
  await sandbox.operator("DELETE", "/answers");
  const broken = brokenRules(await readLedger(sandbox.origin));
  if (broken.length > 0) throw new Error(broken.join("\n"));
});

const slotOf = (gpId: string, place = 0) => {
  const games = sandbox.services.catalogue.gamesOf(gpId, 2);
  const game = games[place];
  if (!game) throw new Error(`${gpId} has no slot`);
  return {
    gpId,
    game_type: 2,
    game_code: game.game_code,
    lobby_url: "http://localhost:4000/close",
    device: 1,
  };
};

const play = (token: string, key: string, body = slotOf("GPHL")) =>
  sandbox.api("/member/game/play1", body, { token, key });
const leave = (token: string, key: string = randomUUID()) =>
  sandbox.api("/member/game/leave1", {}, { token, key });
const allBack = (token: string, key: string = randomUUID()) =>
  sandbox.api("/member/profile/balance/all/back", {}, { token, key });

const cash = async (token: string) => {
  const { data } = await sandbox.api("/member/profile/common/layout", {}, { token });
  return v.parse(
    v.object({ member_cash: v.string(), is_playing: v.number() }),
    data["member_common_layout"],
  );
};

describe("starting and leaving a game", () => {
  test("the whole purse goes to the provider and is returned", async () => {
    const { token, memberId } = await sandbox.login("player21");
    expect(await play(token, randomUUID())).toMatchObject({
      code: "100",
      data: { result: "accepted" },
    });
    expect(await cash(token)).toMatchObject({ member_cash: "0.00", is_playing: 1 });
    expect(walletOf(await readLedger(sandbox.origin), memberId, "GPHL")).toBe(100_000n);

    expect(await leave(token)).toMatchObject({ code: "100", data: null });
    expect(await cash(token)).toMatchObject({ member_cash: "1000.00", is_playing: 0 });
    expect((await leave(token)).code).toBe("100");
  });

  test("what a flight won after its player stopped looking is returned with the rest", async () => {
    const { token, memberId } = await sandbox.login("player01");
    // The first flight of this seed passes 1.01.
    const serverSeed = "5eed".repeat(16);
    await sandbox.services.db.insert(gameSeed).values({
      memberId,
      gpId: "GPHL",
      serverSeed,
      commitment: await commitmentTo(serverSeed),
      createdAt: sandbox.services.clock(),
    });
    const crash = sandbox.services.catalogue.crashGames.find(({ gp_id }) => gp_id === "GPHL");
    await play(token, randomUUID(), { ...slotOf("GPHL"), game_code: crash?.game_code ?? "" });
    const running = await runningLaunch(sandbox.services.db, memberId);
    const ask = async (path: string, body: object, session = "") => {
      const answer = await fetch(`${sandbox.services.providerOrigin}/api/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${session}` },
        body: JSON.stringify(body),
      });
      return v.parse(v.object({ session: v.optional(v.string()) }), await answer.json());
    };
    const { session } = await ask("session", { ticket: running?.ticket });
    const roundId = randomUUID();
    await ask("rounds", { roundId, stake: "1.00", choice: "auto:101" }, session);
    const begun = Date.now();
    // Two hundredths of a flight; no flight to 1.01 takes longer.
    await expect.poll(() => Date.now() - begun).toBeGreaterThan(400);
    expect((await leave(token)).code).toBe("100");

    const { db } = sandbox.services;
    const [flight] = await db.select().from(gameRound).where(eq(gameRound.roundId, roundId));
    expect(flight?.endedAt).toBeTypeOf("number");
    const report = await readLedger(sandbox.origin);
    expect(flight?.win).toBe(101n);
    expect(report.transactions.some(({ key }) => key.endsWith(`${roundId}:win`))).toBe(true);
    expect(report.transactions.some(({ key }) => key.endsWith(`${roundId}:stake`))).toBe(true);
    expect(walletOf(report, memberId, "GPHL")).toBe(0n);
    expect((await cash(token)).member_cash).toBe("5000.01");
  });

  test("fifty calls with one key are one start with one answer", async () => {
    const { token } = await sandbox.login("player22");
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 50 }, () => play(token, key)));
    expect(new Set(replies.map(({ code, data }) => JSON.stringify([code, data])))).toEqual(
      new Set([JSON.stringify(["100", { result: "accepted" }])]),
    );
    const { transactions } = await readLedger(sandbox.origin);
    expect(transactions.filter((one) => one.key.endsWith(key))).toHaveLength(1);
    expect((await leave(token)).code).toBe("100");
  });

  test("the same key with another body is an error and moves nothing", async () => {
    const { token } = await sandbox.login("player23");
    const key = randomUUID();
    await play(token, key);
    const other = await play(token, key, slotOf("GPHL", 1));
    expect(other).toMatchObject({ status: 409, code: "409" });
    await leave(token);
  });

  test("fifty different starts leave one game running and no money lost", async () => {
    const { token, memberId } = await sandbox.login("player24");
    const before = wealth(await readLedger(sandbox.origin), memberId);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        play(token, randomUUID(), slotOf(["GPHL", "GPKS", "GPOX"][index % 3] ?? "GPHL")),
      ),
    );
    expect(replies.every(({ code }) => code === "100")).toBe(true);
    expect(wealth(await readLedger(sandbox.origin), memberId)).toBe(before);
    await leave(token);
    expect((await cash(token)).member_cash).toBe("1000.00");
  });

  test("starts, quits and get-backs may all be simultaneous", async () => {
    const { token, memberId } = await sandbox.login("player25");
    const before = wealth(await readLedger(sandbox.origin), memberId);
    const kinds = [() => play(token, randomUUID()), () => leave(token), () => allBack(token)];
    const replies = await Promise.all(
      Array.from({ length: 16 }, () => kinds.map((ask) => ask())).flat(),
    );
    for (const reply of replies) expect(["100", "101", "102", "103"]).toContain(reply.code);
    await leave(token);
    expect(wealth(await readLedger(sandbox.origin), memberId)).toBe(before);
    expect((await cash(token)).member_cash).toBe("1000.00");
  });

  test("an unknown game is refused", async () => {
    const { token } = await sandbox.login("player26");
    const body = { ...slotOf("GPHL"), game_code: "nothing" };
    expect(await play(token, randomUUID(), body)).toMatchObject({ status: 200, code: "999" });
    const wrongProvider = { ...slotOf("GPHL"), gpId: "GPKS" };
    expect((await play(token, randomUUID(), wrongProvider)).code).toBe("999");
    expect((await cash(token)).is_playing).toBe(0);
  });
});

describe("a provider that cannot be reached", () => {
  test("a provider in maintenance says from when to when, and takes no money", async () => {
    const { token } = await sandbox.login("player27");
    await sandbox.operator("POST", "/providers/GPNG", {
      state: "maintenance",
      start_at: "2020-01-01T00:00:00Z",
      end_at: "2120-01-01T00:00:00Z",
    });
    expect(await play(token, randomUUID(), slotOf("GPNG"))).toMatchObject({
      status: 200,
      code: "203",
      data: {
        maintain_interval: { start_at: "2019-12-31 20:00:00", end_at: "2119-12-31 20:00:00" },
      },
    });
    expect((await cash(token)).member_cash).toBe("1000.00");
    await sandbox.operator("POST", "/providers/GPNG", { state: "open" });
  });

  test("a provider that refuses answers 999", async () => {
    const { token } = await sandbox.login("player27");
    await sandbox.operator("POST", "/providers/GPLF", { state: "refusing" });
    expect((await play(token, randomUUID(), slotOf("GPLF"))).code).toBe("999");
    await sandbox.operator("POST", "/providers/GPLF", { state: "open" });
  });

  test("a retry while a slow provider still works waits for the first and gets its answer", async () => {
    const { token } = await sandbox.login("player28");
    const provider = await slowProvider(sandbox, "GPSW");
    const key = randomUUID();
    const both = [play(token, key, slotOf("GPSW")), play(token, key, slotOf("GPSW"))];
    await provider.isAsked();
    provider.answer();
    const replies = await Promise.all(both);
    expect(replies.map(({ code }) => code)).toEqual(["100", "100"]);
    await sandbox.operator("POST", "/providers/GPSW", { state: "open" });
    await leave(token);
  });
});

describe("returning balances", () => {
  test("balances are returned from three providers at once, and then nothing is left to return", async () => {
    const { token } = await sandbox.login("player03");
    const key = randomUUID();
    expect(await allBack(token, key)).toMatchObject({ code: "100", data: null });
    expect((await cash(token)).member_cash).toBe("272.75");
    expect((await allBack(token, key)).code).toBe("100");
    expect((await allBack(token)).code).toBe("101");
    const other = await sandbox.api("/member/profile/balance_get_back", {}, { token });
    expect(other.code).toBe("101");
  });

  test("balances are not returned while a game runs", async () => {
    const { token } = await sandbox.login("player29");
    await play(token, randomUUID());
    expect((await allBack(token)).code).toBe("102");
    await leave(token);
  });

  test("balances are not returned from a provider in maintenance or one that refuses, and not twice at a time", async () => {
    const { token } = await sandbox.login("player16");
    await sandbox.operator("POST", "/providers/GPTS", { state: "maintenance" });
    expect((await allBack(token)).code).toBe("104");
    await sandbox.operator("POST", "/providers/GPTS", { state: "refusing" });
    expect((await allBack(token)).code).toBe("105");
    const provider = await slowProvider(sandbox, "GPTS");
    const bringing = allBack(token);
    await provider.isAsked();
    expect((await allBack(token)).code).toBe("103");
    provider.answer();
    expect((await bringing).code).toBe("100");
    await sandbox.operator("POST", "/providers/GPTS", { state: "open" });
    expect((await cash(token)).member_cash).toBe("100.00");
  });

  test("balances are returned from reachable providers; a refusing one is reported before one in maintenance", async () => {
    const { token, memberId } = await sandbox.login("player30");
    const { db, ledger } = sandbox.services;
    const gpIds = ["GPHL", "GPKS", "GPOX"];
    await db.transaction((tx) =>
      ledger.transfer(tx, {
        key: "into three games of player30",
        kind: "to-provider",
        entries: [
          { account: mainAccount(memberId, "USD"), amount: -3_000n },
          ...gpIds.map((gpId) => ({
            account: providerWallet(memberId, gpId, "USD"),
            amount: 1_000n,
          })),
        ],
      }),
    );
    const set = (gpId: string, state: string) =>
      sandbox.operator("POST", `/providers/${gpId}`, { state });
    await set("GPKS", "maintenance");
    await set("GPOX", "refusing");
    expect((await allBack(token)).code).toBe("105");
    expect((await cash(token)).member_cash).toBe("980.00");
    await set("GPOX", "open");
    expect((await allBack(token)).code).toBe("104");
    expect((await cash(token)).member_cash).toBe("990.00");
    await set("GPKS", "open");
    expect((await allBack(token)).code).toBe("100");
    expect((await cash(token)).member_cash).toBe("1000.00");
  });
});

describe("play money", () => {
  test("a member without money can open a game all the same", async () => {
    const { token } = await sandbox.login("player04");
    expect(await play(token, randomUUID())).toMatchObject({ code: "100" });
    expect(await cash(token)).toMatchObject({ member_cash: "0.00", is_playing: 1 });
    expect((await leave(token)).code).toBe("100");
  });

  test("a member without money is topped up, and one with enough is not", async () => {
    const { token } = await sandbox.login("player04");
    const topUp = (key: string = randomUUID()) =>
      sandbox.api("/services/v1/member/top-up", {}, { token, key });
    const press = randomUUID();
    const given = { code: "100", data: { cash: "100.00" } };
    expect(await Promise.all([topUp(press), topUp(press)])).toMatchObject([given, given]);
    expect(await topUp(press)).toMatchObject(given);
    expect((await cash(token)).member_cash).toBe("100.00");
    const refused = {
      code: "101",
      message: "You can top up play money when all your wallets together hold less than $100.00.",
    };
    const again = randomUUID();
    expect(await topUp(again)).toMatchObject(refused);
    await sandbox.operator("POST", "/money", { member: "player04", amount: "-100" });
    expect(await topUp(again)).toMatchObject(refused);
    expect((await cash(token)).member_cash).toBe("0.00");
    expect(await topUp()).toMatchObject(given);
  });

  test("the operator gives and takes, never below zero", async () => {
    const given = await sandbox.operator("POST", "/money", { member: "player30", amount: "12.34" });
    expect(given.data).toMatchObject({ currency: "USD", cash: "1012.34" });
    const taken = await sandbox.operator("POST", "/money", { member: "player30", amount: "-9999" });
    expect(taken.status).toBe(409);
  });

  test("an operator's key is one gift: a repeat gives nothing more, and another amount is refused", async () => {
    const give = (amount: string) =>
      sandbox.operator("POST", "/money", { member: "player09", amount, key: "a-gift-of-today" });
    const first = await give("5.00");
    expect(first.status).toBe(200);
    expect((await give("5.00")).data).toEqual(first.data);
    expect(await give("6.00")).toMatchObject({ status: 409, code: "409" });
    expect((await give("5.00")).data).toEqual(first.data);
  });
});

describe("an ordered answer", () => {
  test("an ordered answer may follow the effect: the repeat gets the real answer and nothing happens twice", async () => {
    const { token } = await sandbox.login("player30");
    await sandbox.operator("POST", "/answers", {
      path: "/member/game/play1",
      member: "player30",
      status: 503,
      code: "503",
      carry_out: true,
    });
    const key = randomUUID();
    expect((await play(token, key)).status).toBe(503);
    expect((await play(token, key)).code).toBe("100");
    const { transactions } = await readLedger(sandbox.origin);
    expect(transactions.filter((one) => one.key.endsWith(key))).toHaveLength(1);
    await leave(token);
  });

  test("an ordered answer may cut the connection", async () => {
    await sandbox.operator("POST", "/answers", { path: "/web/logo", behaviour: "abort" });
    await expect(sandbox.api("/web/logo", { site_id: 1 })).rejects.toThrow("fetch failed");
    expect((await sandbox.api("/web/logo", { site_id: 1 })).code).toBe("100");
  });

  test("an ordered answer may hold a call until it is cleared", async () => {
    const order = await sandbox.operator("POST", "/answers", {
      path: "/web/logo",
      behaviour: "hold",
      times: "always",
    });
    const held = sandbox.api("/web/logo", { site_id: 1 });
    const first = await Promise.race([held, sandbox.operator("GET", "/answers")]);
    expect(first.data).toMatchObject([{ id: order.data["id"] }]);
    await sandbox.operator("DELETE", "/answers");
    expect((await held).status).toBe(503);
  });

  test("an ordered answer may delay a call, which is carried out when the order is cleared", async () => {
    await sandbox.operator("POST", "/answers", { path: "/web/logo", behaviour: "wait" });
    const waiting = sandbox.api("/web/logo", { site_id: 1 });
    const first = await Promise.race([waiting, sandbox.api("/web/logo", { site_id: 1 })]);
    expect(first.code).toBe("100");
    let isAnswered = false;
    void waiting.then(() => (isAnswered = true));
    await sandbox.api("/web/logo", { site_id: 1 });
    expect(isAnswered).toBe(false);
    await sandbox.operator("DELETE", "/answers");
    expect((await waiting).code).toBe("100");
  });
});
