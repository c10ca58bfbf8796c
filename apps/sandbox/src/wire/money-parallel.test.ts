import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  brokenRules,
  readLedger,
  walletOf,
  wealth,
  type LedgerReport,
} from "../testing/read-ledger.ts";
import { slowProvider } from "../testing/slow-provider.ts";
import { startForTest, type Reply, type StartedSandbox } from "../testing/started.ts";

/*
 * docs/contracts.md#money: the rules hold under 50 parallel calls, on the embedded database and on PostgreSQL.
 * money-flows.test.ts checks the same for play1, rounds-parallel.test.ts for rounds.
 */

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());
afterEach(async () => {
  const broken = brokenRules(await readLedger(sandbox.origin));
  if (broken.length > 0) throw new Error(broken.join("\n"));
});

const fifty = Array.from({ length: 50 }, (_, index) => index);
const calls = {
  play1: "/member/game/play1",
  leave1: "/member/game/leave1",
  allBack: "/member/profile/balance/all/back",
  getBack: "/member/profile/balance_get_back",
};

const slotOf = (gpId: string) => ({
  gpId,
  game_type: 2,
  game_code: sandbox.services.catalogue.gamesOf(gpId, 2)[0]?.game_code,
  lobby_url: "http://localhost:4000/close",
  device: 1,
});

const play = (token: string, gpId = "GPHL", key: string = randomUUID()) =>
  sandbox.api(calls.play1, slotOf(gpId), { token, key });
const ask = (path: string, token: string, key: string = randomUUID()) =>
  sandbox.api(path, {}, { token, key });

/** A provider that refuses transfers keeps the balance when its game is left, until a get-back fetches it. */
const leaveBehind = async (token: string, gpId: string) => {
  await play(token, gpId);
  await sandbox.operator("POST", `/providers/${gpId}`, { state: "refusing" });
  expect((await ask(calls.leave1, token)).code).toBe("999");
  await sandbox.operator("POST", `/providers/${gpId}`, { state: "open" });
};

const distinctAnswers = (replies: readonly Reply[]) =>
  new Set(replies.map(({ code, data }) => JSON.stringify([code, data])));

const movesOf = async (memberId: number, kind: string) => {
  const { accounts, transactions } = await readLedger(sandbox.origin);
  const mine = new Set(
    accounts.filter(({ owner }) => owner === `member:${memberId}`).map(({ id }) => id),
  );
  return transactions.filter(
    (one) => one.kind === kind && one.entries.some(({ account_id }) => mine.has(account_id)),
  );
};

describe("fifty simultaneous repeats, and one more afterwards, are one effect with one answer", () => {
  test("repeats of leave1 are one effect", async () => {
    const { token, memberId } = await sandbox.login("player21");
    await play(token);
    const key = randomUUID();
    const replies = await Promise.all(fifty.map(() => ask(calls.leave1, token, key)));
    expect(distinctAnswers([...replies, await ask(calls.leave1, token, key)]).size).toBe(1);
    expect(replies[0]?.code).toBe("100");
    expect(await movesOf(memberId, "from-provider")).toHaveLength(1);
  });

  test.each([
    ["balance/all/back", calls.allBack, "player03", 1],
    ["balance_get_back", calls.getBack, "player16", 1],
    ["a get-back with nothing to bring", calls.getBack, "player22", 0],
  ])("repeats of %s are one effect", async (_, path, account, effects) => {
    const { token, memberId } = await sandbox.login(account);
    const key = randomUUID();
    const replies = await Promise.all(fifty.map(() => ask(path, token, key)));
    expect(distinctAnswers([...replies, await ask(path, token, key)]).size).toBe(1);
    expect(replies[0]?.code).toBe(effects === 1 ? "100" : "101");
    expect(await movesOf(memberId, "from-provider")).toHaveLength(effects);
  });

  test("repeats of a get-back that was refused because of another under way get the same refusal", async () => {
    const { token } = await sandbox.login("player23");
    await leaveBehind(token, "GPKS");
    const provider = await slowProvider(sandbox, "GPKS");
    const keys = fifty.map(() => randomUUID());
    let answered = 0;
    const codesOf = () =>
      Promise.all(
        keys.map(async (key) => {
          const { code } = await ask(calls.allBack, token, key);
          answered += 1;
          return code;
        }),
      );
    const asked = codesOf();
    await expect.poll(() => answered).toBe(keys.length - 1);
    provider.answer();
    const codes = await asked;
    expect(new Set(codes)).toEqual(new Set(["100", "103"]));
    expect(await codesOf()).toEqual(codes);
    await sandbox.operator("POST", "/providers/GPKS", { state: "open" });
  });
});

describe("fifty simultaneous keys", () => {
  test("fifty keys of leave1 end one game once", async () => {
    const { token, memberId } = await sandbox.login("player24");
    await play(token);
    const replies = await Promise.all(fifty.map(() => ask(calls.leave1, token)));
    expect(replies.every(({ code }) => code === "100")).toBe(true);
    expect(await movesOf(memberId, "from-provider")).toHaveLength(1);
  });

  test.each([
    ["balance/all/back", calls.allBack],
    ["balance_get_back", calls.getBack],
  ])("fifty keys of %s return a balance once", async (_, path) => {
    const { token, memberId } = await sandbox.login("player25");
    const before = await readLedger(sandbox.origin);
    const moved = (await movesOf(memberId, "from-provider")).length;
    await leaveBehind(token, "GPKS");
    expect(walletOf(await readLedger(sandbox.origin), memberId, "GPKS")).toBe(
      wealth(before, memberId),
    );

    const replies = await Promise.all(fifty.map(() => ask(path, token)));
    const codes = replies.map(({ code }) => code);
    expect(codes.filter((code) => code === "100")).toHaveLength(1);
    expect(codes.every((code) => ["100", "101", "103"].includes(code))).toBe(true);
    expect(await movesOf(memberId, "from-provider")).toHaveLength(moved + 1);
    expect(wealth(await readLedger(sandbox.origin), memberId)).toBe(wealth(before, memberId));
  });

  test("fifty keys of every call, from eight members, lose and create no money", async () => {
    const accounts = ["07", "08", "09", "10", "11", "28", "29", "30"].map((n) => `player${n}`);
    const members = await Promise.all(accounts.map((account) => sandbox.login(account)));
    const before = await readLedger(sandbox.origin);
    const replies = await Promise.all(
      fifty.flatMap((place) => {
        const { token } = members[place % members.length] ?? { token: "" };
        const path = [calls.leave1, calls.allBack, calls.getBack][place % 3] ?? calls.leave1;
        return [play(token, ["GPHL", "GPKS", "GPOX"][place % 3]), ask(path, token)];
      }),
    );
    for (const { code } of replies) expect(["100", "101", "102", "103"]).toContain(code);
    const after = await readLedger(sandbox.origin);
    for (const { memberId } of members)
      expect(wealth(after, memberId)).toBe(wealth(before, memberId));
  });
});

describe("the amounts shown while money moves", () => {
  test("the total is always complete", async () => {
    const { token } = await sandbox.login("player26");
    const total = async () => {
      const { data } = await sandbox.api("/member/profile/my_cash", {}, { token });
      return v.parse(v.object({ total: v.string() }), data).total;
    };
    const moving = fifty.map((place) => (place % 2 === 0 ? play(token) : ask(calls.leave1, token)));
    const seen = await Promise.all(fifty.map(total));
    await Promise.all(moving);
    expect(new Set([...seen, await total()])).toEqual(new Set(["1000.00"]));
  });

  test("a member is shown a full purse outside of a game, or a game", async () => {
    const { token } = await sandbox.login("player27");
    const layout = async () => {
      const { data } = await sandbox.api("/member/profile/common/layout", {}, { token });
      const shown = v.object({ member_cash: v.string(), is_playing: v.number() });
      const { member_cash, is_playing } = v.parse(shown, data["member_common_layout"]);
      return `${member_cash} ${is_playing}`;
    };
    const moving = fifty.map((place) => (place % 2 === 0 ? play(token) : ask(calls.leave1, token)));
    const seen = await Promise.all(fifty.map(layout));
    await Promise.all(moving);
    for (const one of seen) expect(["1000.00 0", "0.00 1"]).toContain(one);
  });

  test("a gift by the operator in the meantime is included", async () => {
    const { token, memberId } = await sandbox.login("player20");
    const gifts = fifty.map(() =>
      sandbox.operator("POST", "/money", { member: "player20", amount: "1.00" }),
    );
    const moves = fifty.map((place) => (place % 2 === 0 ? play(token) : ask(calls.leave1, token)));
    for (const { status } of await Promise.all([...gifts, ...moves])) expect(status).toBe(200);
    await ask(calls.leave1, token);
    expect(wealth(await readLedger(sandbox.origin), memberId)).toBe(45_000n);
    const { data } = await sandbox.api("/member/profile/my_cash", {}, { token });
    expect(data["total"]).toBe("450.00");
  });
});

describe("transfers of an agent to the downline", () => {
  const path = "/api/services/v1/member/agent/transfer";
  const send = (token: string, account: string, key: string = randomUUID()) =>
    sandbox.beyond(path, { account, amount: "10.00" }, { token, key });

  test("fifty repeats at once, and one more afterwards, are one effect with one answer", async () => {
    const { token, memberId } = await sandbox.login("player17");
    const before = await readLedger(sandbox.origin);
    const key = randomUUID();
    const replies = await Promise.all(fifty.map(() => send(token, "player37", key)));
    expect(distinctAnswers([...replies, await send(token, "player37", key)]).size).toBe(1);
    expect(replies[0]?.code).toBe("100");
    expect(await movesOf(memberId, "agent-transfer")).toHaveLength(1);
    expect(wealth(await readLedger(sandbox.origin), memberId)).toBe(
      wealth(before, memberId) - 1_000n,
    );
  });

  test("fifty keys at once, while all of them play, spend no more than there is", async () => {
    const agent = await sandbox.login("player17");
    const below = await Promise.all(
      ["player37", "player38", "player39"].map(async (account) => ({
        account,
        ...(await sandbox.login(account)),
      })),
    );
    const ids = [agent, ...below].map(({ memberId }) => memberId);
    const sum = (ledger: LedgerReport) => ids.reduce((all, id) => all + wealth(ledger, id), 0n);
    const before = sum(await readLedger(sandbox.origin));
    const replies = await Promise.all(
      fifty.flatMap((place) => {
        const { account, token } = below[place % below.length] ?? { account: "", token: "" };
        const player = [agent.token, token][place % 2] ?? token;
        const playing = place % 5 === 0 ? [play(player), ask(calls.leave1, player)] : [];
        return [send(agent.token, account), ...playing];
      }),
    );
    for (const { code } of replies) expect(["100", "102", "999"]).toContain(code);
    expect(sum(await readLedger(sandbox.origin))).toBe(before);
  });
});
