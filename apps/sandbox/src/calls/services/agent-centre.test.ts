import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { monthAt, monthStart } from "../../agents/months.ts";
import { siteTime } from "../../ground/clock.ts";
import { answeredCall, member } from "../../ground/db/schema.ts";
import { gameRound } from "../../rounds/schema.ts";
import { listen } from "../../testing/listener.ts";
import { brokenRules, readLedger, wealth } from "../../testing/read-ledger.ts";
import { startForTest, type Reply, type StartedSandbox } from "../../testing/started.ts";
import { agentCentreCalls } from "./agent-centre.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());
afterEach(async () => {
  const broken = brokenRules(await readLedger(sandbox.origin));
  if (broken.length > 0) throw new Error(broken.join("\n"));
});

const paths = ["", "/report", "/transfer"] as const;

/** Also checks that a successful response has the documented shape. */
async function call(
  path: (typeof paths)[number],
  { token, key, body = {} }: { token: string; key?: string; body?: object },
): Promise<Reply> {
  const whole = `/api/services/v1/member/agent${path}`;
  const reply = await sandbox.beyond(whole, body, { token, ...(key !== undefined && { key }) });
  const told = agentCentreCalls.find((one) => one.path === whole)?.data;
  if (reply.code === "100" && told) v.parse(told, reply.data);
  return reply;
}

const row = v.looseObject({
  account: v.string(),
  level: v.number(),
  at: v.nullable(v.string()),
  members: v.number(),
  rounds: v.number(),
  turnover: v.string(),
  net: v.string(),
  state: v.nullable(v.string()),
  commission: v.nullable(v.string()),
});
const page = v.object({
  list: v.array(row),
  next: v.nullable(v.string()),
  share: v.number(),
  totals: v.looseObject({
    rows: v.number(),
    members: v.number(),
    active: v.number(),
    rounds: v.number(),
    turnover: v.string(),
    net: v.string(),
  }),
});

const report = async (token: string, body: object) =>
  v.parse(page, (await call("/report", { token, body })).data);

const cents = (amount: string) => Math.round(Number(amount) * 100);
const agent = () => sandbox.login("player17");

describe("where a member stands", () => {
  test.each([
    ["player21", "open"],
    ["player40", "pending"],
    ["player34", "refused"],
    ["player33", "closed"],
    ["player17", "agent"],
  ])("%s is %s", async (account, state) => {
    const { token } = await sandbox.login(account);
    const { data } = await call("", { token });
    expect(data).toMatchObject({ state, levels: [{ share: 20 }, { share: 30 }, { share: 40 }] });
    expect(String(data["plan"])).toContain("<p>");
  });

  test("a member who applies waits, and is an agent once the operator agrees", async () => {
    const { token, memberId } = await sandbox.login("player22");
    const apply = () =>
      sandbox.api(
        "/member/apply_for_agent/check",
        { agent_id: memberId, apply_agent_flag: 1 },
        { token },
      );
    expect((await apply()).code).toBe("100");
    const first = (await call("", { token })).data;
    expect((await apply()).code).toBe("100");
    expect((await call("", { token })).data).toEqual(first);
    expect(first).toMatchObject({ state: "pending", decided_at: null });

    const window = await listen(sandbox, { token, memberId });
    await sandbox.operator("POST", "/agents/player22/application", { state: "accepted" });
    await window.next("profile.updated");
    window.close();
    expect((await call("", { token })).data).toMatchObject({ state: "agent" });
    expect((await apply()).code).toBe("999");
    expect((await call("/report", { token, body: { report: "downline" } })).code).toBe("100");
  });

  test("a member who is refused is told so by the check of the contract, too", async () => {
    const { token, memberId } = await sandbox.login("player23");
    await sandbox.operator("POST", "/agents/player23/application", { state: "refused" });
    const asked = { agent_id: memberId, apply_agent_flag: 1 };
    expect((await sandbox.api("/member/apply_for_agent/check", asked, { token })).code).toBe("104");
    expect((await call("", { token })).data).toMatchObject({ state: "refused" });
  });
});

describe("reports", () => {
  test("the downline lists everybody below, with the level", async () => {
    const { list, totals } = await report((await agent()).token, {
      report: "downline",
      sort: "oldest",
    });
    expect(list.map(({ account, level }) => [account, level])).toEqual([
      ["player37", 1],
      ["player38", 1],
      ["player39", 2],
    ]);
    expect(totals).toMatchObject({ rows: 3, members: 3, active: 3, rounds: 36 });
  });

  test("however the same rounds are summed, the totals are the same", async () => {
    const { token } = await agent();
    const names = ["downline", "operation", "stratified", "settlement"];
    const all = await Promise.all(names.map((name) => report(token, { report: name })));
    const [first] = all;
    for (const { list, totals } of all) {
      expect(totals.turnover).toBe(first?.totals.turnover);
      expect(totals.net).toBe(first?.totals.net);
      expect(totals.active).toBe(3);
      const sum = list.reduce((so, one) => so + cents(one.turnover), 0);
      expect(sum).toBe(cents(totals.turnover));
    }
  });

  test("a row has the name, the level and the time of its subject, and nothing else", async () => {
    const { token } = await agent();
    const told = async (name: string) => {
      const { list } = await report(token, { report: name, sort: "oldest" });
      return list.map(({ account, level, at }) => ({ account, level, at }));
    };
    expect(await told("stratified")).toEqual([
      { account: "", level: 1, at: null },
      { account: "", level: 2, at: null },
    ]);
    for (const name of ["operation", "settlement"]) {
      const rows = await told(name);
      expect(rows.map(({ account, level }) => [account, level])).toEqual(rows.map(() => ["", 0]));
      // Midnight on the site, which is four hours behind UTC.
      for (const { at } of rows) expect(at).toMatch(/T04:00:00\.000Z$/);
      expect(rows.every(({ at }) => at !== null && Date.parse(at) < Date.now())).toBe(true);
    }
    const { list } = await report(token, { report: "operation", sort: "newest" });
    const played = list.find(({ rounds }) => rounds > 0);
    const yesterday = siteTime(sandbox.services.clock() - 24 * 60 * 60_000).slice(0, 10);
    expect(played?.at && siteTime(Date.parse(played.at))).toBe(`${yesterday} 00:00:00`);
  });

  test("the share is that of the agent's level, or of the first if there is none", async () => {
    const { db } = sandbox.services;
    const { token, memberId } = await agent();
    const [known] = await db.select().from(member).where(eq(member.id, memberId));
    const { agentLevel: _, ...facts } = known?.facts ?? {};
    const atLevel = async (level: { agentLevel?: number }) => {
      await db
        .update(member)
        .set({ facts: { ...facts, ...level } })
        .where(eq(member.id, memberId));
      return report(token, { report: "settlement" });
    };
    expect((await atLevel({})).share).toBe(20);
    const { share, list } = await atLevel({ agentLevel: 3 });
    await atLevel({ agentLevel: 1 });
    expect(share).toBe(40);
    const running = list.find(({ state }) => state === "running");
    const net = cents(running?.net ?? "0");
    expect(cents(running?.commission ?? "0")).toBe(net > 0 ? Math.floor((net * 40) / 100) : 0);
  });

  test("days outside the range are in no sum", async () => {
    const { token } = await agent();
    const days = await report(token, { report: "operation", sort: "oldest" });
    const played = days.list.filter(({ rounds }) => rounds > 0);
    expect(played.map(({ rounds }) => rounds)).toEqual([9, 9, 9, 9]);
    const none = await report(token, { report: "operation", from: "2020-01-01", to: "2020-01-31" });
    expect(none).toMatchObject({ list: [], totals: { rows: 0, turnover: "0.00" } });
    const downline = await report(token, { report: "downline", to: "2020-01-31" });
    expect(downline.list).toHaveLength(3);
    expect(downline.totals).toMatchObject({ turnover: "0.00", active: 0 });
  });

  test("pages follow each other in every order", async () => {
    const { token } = await agent();
    for (const sort of ["newest", "oldest", "highest", "lowest"]) {
      const whole = await report(token, { report: "downline", sort });
      const first = await report(token, { report: "downline", sort, limit: 2 });
      const second = await report(token, { report: "downline", sort, limit: 2, after: first.next });
      expect([...first.list, ...second.list]).toEqual(whole.list);
      expect(second.next).toBeNull();
    }
  });

  test("a part of a name matches, and a wildcard is an ordinary character", async () => {
    const { token } = await agent();
    const found = (account: string) => report(token, { report: "downline", account });
    expect((await found("ER38")).list).toMatchObject([{ account: "player38" }]);
    expect((await found("%")).list).toEqual([]);
    expect((await found("player_8")).list).toEqual([]);
  });

  test("the commission of a month that was paid is the share of its net revenue", async () => {
    const { token } = await agent();
    const { list } = await report(token, { report: "settlement" });
    const settled = list.find(({ state }) => state === "settled");
    expect(cents(settled?.net ?? "0")).toBeGreaterThan(0);
    expect(cents(settled?.commission ?? "0")).toBe(
      Math.floor((cents(settled?.net ?? "0") * 20) / 100),
    );
  });

  test.each([
    { report: "friends" },
    { report: "downline", from: "2026-02-30" },
    { report: "downline", after: "1; drop table" },
    { report: "downline", limit: 501 },
    { report: "downline", agent: 1 },
  ])("an invalid request is refused: %j", async (body) => {
    const { token } = await agent();
    expect((await call("/report", { token, body })).status).toBe(400);
  });

  test("only an agent has reports, and nobody without a token does", async () => {
    const { token } = await sandbox.login("player37");
    expect((await call("/report", { token, body: { report: "downline" } })).code).toBe("103");
    expect((await call("/report", { token: "", body: { report: "downline" } })).status).toBe(401);
  });
});

describe("a transfer", () => {
  const send = (token: string, body: object, key: string = randomUUID()) =>
    call("/transfer", { token, key, body });

  test("a transfer moves money to a member of any level, and appears in both records", async () => {
    const { token, memberId } = await agent();
    const below = await sandbox.login("player39");
    const windows = [await listen(sandbox, { token, memberId }), await listen(sandbox, below)];
    const before = await readLedger(sandbox.origin);
    const sent = await send(token, { account: "PLAYER39", amount: "12.5" });
    expect(sent.code).toBe("100");
    for (const window of windows) {
      await window.next("member.cash");
      window.close();
    }
    const after = await readLedger(sandbox.origin);
    expect(wealth(after, memberId)).toBe(wealth(before, memberId) - 1_250n);
    expect(wealth(after, below.memberId)).toBe(wealth(before, below.memberId) + 1_250n);
  });

  test.each([
    ["nobody at all", "101", { account: "nobody99", amount: "1.00" }],
    ["somebody else's member", "101", { account: "player01", amount: "1.00" }],
    ["the agent", "101", { account: "player17", amount: "1.00" }],
    ["more than there is", "102", { account: "player37", amount: "1000000.00" }],
  ])("a transfer to %s is refused with %s", async (_, code, body) => {
    const { token } = await agent();
    const before = await readLedger(sandbox.origin);
    expect((await send(token, body)).code).toBe(code);
    expect((await readLedger(sandbox.origin)).accounts).toEqual(before.accounts);
  });

  test.each(["disabled", "frozen"] as const)(
    "a transfer to a member who is %s is refused with 104, and the opposite direction works",
    async (state) => {
      const { db } = sandbox.services;
      const to = (now: "active" | typeof state) =>
        db.update(member).set({ state: now }).where(eq(member.account, "player38"));
      const { token } = await agent();
      const body = { account: "player38", amount: "1.00" };
      await to(state);
      const refused = await send(token, body);
      await to("active");
      expect([refused.code, (await send(token, body)).code]).toEqual(["104", "100"]);
    },
  );

  test.each(["0", "-1.00", "1.005", "1e3", "", "ten"])(
    "a transfer of %j is malformed",
    async (amount) => {
      const { token } = await agent();
      expect((await send(token, { account: "player37", amount })).status).toBe(400);
    },
  );

  test.each(["5.00", "1000.00"])(
    "a transfer to a member with a deposit limit of %s is refused whatever the amount, without mentioning it",
    async (size) => {
      const account = `limited${Number(size)}`;
      await sandbox.operator("POST", "/members", {
        account,
        password: "naluma88",
        agent: "player17",
      });
      const { token: theirs } = await sandbox.login(account);
      const { token } = await agent();
      const sent = (amount: string) => send(token, { account, amount });
      expect((await sent("1.00")).code).toBe("100");
      const limit = { kind: "deposit", period: "day", size };
      const set = await sandbox.api("/services/v1/member/limits/set", limit, { token: theirs });
      expect(set.code).toBe("100");
      for (const amount of ["0.01", "3.99", "4.00", "5.00", "5.01"]) {
        const refused = await sent(amount);
        expect(refused).toMatchObject({ code: "104", data: null });
        expect(refused.message).not.toMatch(/limit/i);
      }
    },
  );

  test("a transfer by a member who is not an agent is refused", async () => {
    const { token } = await sandbox.login("player37");
    expect((await send(token, { account: "player39", amount: "1.00" })).code).toBe("103");
  });

  test("a transfer with a key whose answer has expired is another transfer", async () => {
    const { token } = await agent();
    const below = await sandbox.login("player39");
    const before = wealth(await readLedger(sandbox.origin), below.memberId);
    const key = randomUUID();
    const body = { account: "player39", amount: "1.00" };
    expect((await send(token, body, key)).code).toBe("100");
    await sandbox.services.db.delete(answeredCall).where(eq(answeredCall.key, key));
    expect((await send(token, body, key)).code).toBe("100");
    expect(wealth(await readLedger(sandbox.origin), below.memberId)).toBe(before + 200n);
  });

  test("a transfer with a key that was used for another one is a conflict", async () => {
    const { token } = await agent();
    const key = randomUUID();
    const first = await send(token, { account: "player38", amount: "1.00" }, key);
    expect(await send(token, { account: "player38", amount: "1.00" }, key)).toMatchObject({
      code: "100",
      data: first.data,
    });
    expect((await send(token, { account: "player38", amount: "2.00" }, key)).status).toBe(409);
  });
});

describe("the operator", () => {
  test("the operator opens an account below an agent, and pays a month once", async () => {
    const opened = { account: "below17", password: "naluma88", agent: "player17" };
    expect((await sandbox.operator("POST", "/members", opened)).code).toBe("100");
    const { list } = await report((await agent()).token, {
      report: "downline",
      account: "below17",
    });
    expect(list).toMatchObject([{ level: 1, rounds: 0 }]);
    // A lookup by id finds members of every site, but a downline belongs to one site.
    const elsewhere = { ...opened, account: "below2017", agent: "2017" };
    expect((await sandbox.operator("POST", "/members", elsewhere)).status).toBe(404);
    const there = { ...elsewhere, site_id: 2 };
    expect((await sandbox.operator("POST", "/members", there)).code).toBe("100");

    const settle = (month: string) =>
      sandbox.operator("POST", "/agents/player17/settlement", { month });
    expect((await settle("2099-01")).status).toBe(409);
    expect((await settle("2020-01")).status).toBe(409);
    const months = await report((await agent()).token, { report: "settlement" });
    const paid = String(months.list.find(({ state }) => state === "settled")?.["id"]);
    const again = await settle(`${paid.slice(0, 4)}-${paid.slice(4)}`);
    expect(again.message).toBe("The month was settled before.");
  });

  test("the operator pays a due month by the share in the report, and the agent's windows are notified", async () => {
    await sandbox.operator("POST", "/agents/player37/application", { state: "accepted" });
    const player = await sandbox.login("player37");
    const { clock, db } = sandbox.services;
    const [first] = await db.select().from(gameRound).limit(1);
    if (!first) throw new Error("Nobody has played.");
    const lastMonth = monthStart(monthAt(clock())) - 1;
    const { serial: _serial, ...round } = first;
    await db.insert(gameRound).values({
      ...round,
      memberId: (await sandbox.login("player39")).memberId,
      roundId: "a round that brought much",
      nonce: 1_000,
      currency: "USD",
      stake: 1_000_000n,
      added: 0n,
      win: 0n,
      at: lastMonth,
      endedAt: lastMonth,
    });
    const months = async () => (await report(player.token, { report: "settlement" })).list;
    const due = (await months()).find((one) => one["id"] === monthAt(lastMonth));
    expect(due?.state).toBe("due");
    const window = await listen(sandbox, player);
    const id = String(due?.["id"]);
    const month = `${id.slice(0, 4)}-${id.slice(4)}`;
    const { data } = await sandbox.operator("POST", "/agents/player37/settlement", { month });
    expect(data).toEqual({ member_id: player.memberId, amount: due?.commission });
    await window.next("member.cash");
    window.close();
    const paid = (await months()).find((one) => one["id"] === due?.["id"]);
    expect(paid).toMatchObject({ state: "settled", commission: due?.commission });
  });
});
