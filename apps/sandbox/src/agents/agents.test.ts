import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { siteInstant } from "../ground/clock.ts";
import { member, type MemberFacts } from "../ground/db/schema.ts";
import { mainAccount } from "../ledger/accounts.ts";
import { memberHistory } from "../testing/member-history.ts";
import { apply, decide, agentStatusOf } from "./applications.ts";
import { memberBelow } from "./downline.ts";
import { reportOf, type ReportName, type ReportQuery } from "./reports.ts";
import { downline } from "./schema.ts";
import { paidCommissions, settleMonth } from "./settlements.ts";

const history = memberHistory();

const boss = { id: 1, currency: "USD", siteId: 1 };

/** 11, 12, 13 and 18 are directly below 1; 14 is below 11, and 15 below 13. Whoever is below 10 has another agent. */
const persons = [
  { id: 1 },
  { id: 10 },
  { id: 11, account: "ann", agent: 1 },
  { id: 12, account: "ben", agent: 1, state: "frozen" },
  { id: 13, account: "chi", agent: 1, currency: "VND" },
  { id: 14, account: "dan", agent: 11 },
  { id: 15, account: "eve", agent: 13 },
  { id: 16, account: "flo", agent: 10 },
  // A downline never contains members of another site, even if a database edited by hand says so.
  { id: 17, account: "dan", agent: 1, siteId: 2 },
  { id: 18, account: "gil", agent: 1 },
] as const;

beforeAll(async () => {
  for (const { id, ...said } of persons) {
    const { agent, ...facts } = { agent: undefined, ...said };
    await history.member(id, facts);
    if (agent !== undefined)
      await history.db.insert(downline).values({
        memberId: id,
        agentId: agent,
        joinedAt: siteInstant("2026-10-31 23:59:59") + id,
      });
  }
  for (const one of [
    { of: 11, at: "2026-10-31 23:59:59", stake: 1_000n, win: 400n },
    { of: 11, at: "2026-11-01 00:00:00", stake: 200n, added: 100n },
    { of: 11, at: "2026-11-20 20:30:00", stake: 50n, win: 150n },
    { of: 14, at: "2026-11-20 23:59:59", stake: 300n },
    { of: 15, at: "2026-11-21 00:00:00", stake: 300n },
    // None of these may appear in the dollar totals of the downline.
    { of: 11, at: "2026-11-20 12:00:00", stake: 50_000n, currency: "VND" },
    { of: 13, at: "2026-11-20 12:00:00", stake: 70_000n, currency: "VND" },
    { of: 16, at: "2026-11-20 12:00:00", stake: 9_000n },
    { of: 17, at: "2026-11-20 12:00:00", stake: 9_000n },
    { of: 1, at: "2026-11-20 12:00:00", stake: 9_000n },
  ])
    await history.round(one);
  for (const one of [
    { of: 11, kind: "top-up", amount: 5_000n },
    { of: 11, kind: "operator", amount: -700n },
    { of: 11, kind: "agent-transfer", amount: 30n },
    { of: 14, kind: "friend-reward", amount: 4n, gpId: "GPHL" },
    { of: 11, kind: "operator", amount: 60_000n, currency: "VND" },
    // Money that stays the member's, the result of a round, and gifts: none of it is a deposit.
    { of: 11, kind: "to-provider", amount: 999n, gpId: "GPHL" },
    { of: 11, kind: "from-provider", amount: 999n },
    { of: 11, kind: "round", amount: 999n, gpId: "GPHL" },
    { of: 11, kind: "red-envelope", amount: 999n },
    { of: 11, kind: "roulette", amount: 999n },
  ])
    await history.book({ at: "2026-11-20 12:00:00", ...one });
});

const report = (name: ReportName, asked: Partial<ReportQuery> = {}) =>
  reportOf(history.db, boss, { report: name, sort: "oldest", limit: 50, ...asked });

describe("a downline", () => {
  test("the downline is everybody below on the same site who plays in the agent's currency, at any depth", async () => {
    const { rows } = await report("downline");
    expect(rows.map(({ id, level }) => [id, level])).toEqual([
      [11, 1],
      [12, 1],
      [14, 2],
      [15, 2],
      [18, 1],
    ]);
  });

  test.each([
    ["ANN", 11],
    ["dan", 14],
    ["eve", 15],
    ["ben", 12],
    ["chi", undefined],
    ["flo", undefined],
    ["member1", undefined],
    ["da", undefined],
  ])("a search of the downline for %s finds %s", async (account, id) => {
    expect((await memberBelow(history.db, boss, account))?.id).toBe(id);
  });

  test("the downline reaches as deep as members have invited others", async () => {
    await history.member(30);
    for (const id of [31, 32, 33, 34]) {
      await history.member(id);
      await history.db.insert(downline).values({ memberId: id, agentId: id - 1, joinedAt: 0 });
    }
    const { rows } = await reportOf(
      history.db,
      { ...boss, id: 30 },
      { report: "stratified", sort: "oldest", limit: 50 },
    );
    expect(rows.map(({ id, members }) => [id, members])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    expect(await memberBelow(history.db, { ...boss, id: 30 }, "member34")).toMatchObject({
      id: 34,
    });
  });

  test("the downline says whether a member's account is open", async () => {
    expect(await memberBelow(history.db, boss, "ben")).toEqual({ id: 12, state: "frozen" });
  });
});

describe("a report", () => {
  test("a report sums stakes, wins, deposits and withdrawals in dollars alone", async () => {
    const { rows, totals } = await report("downline");
    expect(rows.find(({ id }) => id === 11)).toMatchObject({
      rounds: 3,
      turnover: 1_350n,
      won: 550n,
      paid_in: 5_030n,
      paid_out: 700n,
    });
    expect(totals).toMatchObject({
      rows: 5,
      members: 5,
      active: 3,
      rounds: 5,
      turnover: 1_950n,
      won: 550n,
      paid_in: 5_034n,
      paid_out: 700n,
    });
  });

  test.each([
    ["both days are in it", { from: "2026-11-01", to: "2026-11-20" }, 3, 650n],
    ["one day is a whole one", { from: "2026-11-20", to: "2026-11-20" }, 2, 350n],
    ["the last second of October is October's", { to: "2026-10-31" }, 1, 1_000n],
    ["the first of the next day is that day's", { from: "2026-11-21" }, 1, 300n],
    ["between them there is nothing", { from: "2026-11-02", to: "2026-11-19" }, 0, 0n],
  ])("a report covers a range of days: %s", async (_, days, rounds, turnover) => {
    expect((await report("downline", days)).totals).toMatchObject({ rounds, turnover });
  });

  test("a report by day begins its days at midnight of the site, and counts who is active in all once", async () => {
    const { rows, totals } = await report("operation");
    const days = rows.map(({ id, active, turnover }) => [
      new Date(id * 24 * 60 * 60_000).toISOString().slice(0, 10),
      active,
      turnover,
    ]);
    expect(days).toEqual([
      ["2026-10-31", 1, 1_000n],
      ["2026-11-01", 1, 300n],
      ["2026-11-20", 2, 350n],
      ["2026-11-21", 1, 300n],
    ]);
    expect(totals.active).toBe(3);
  });

  test("a report by month has the months of the site, and for each who joined in it", async () => {
    const { rows } = await report("settlement");
    expect(rows.map(({ id, members, turnover }) => [id, members, turnover])).toEqual([
      [202610, 5, 1_000n],
      [202611, 0, 950n],
    ]);
  });

  test("a report by level sums a level, including a member of it who did nothing", async () => {
    const { rows } = await report("stratified");
    expect(
      rows.map(({ id, members, active, turnover }) => [id, members, active, turnover]),
    ).toEqual([
      [1, 3, 1, 1_350n],
      [2, 2, 2, 600n],
    ]);
  });

  test.each(["highest", "lowest", "newest", "oldest"] as const)(
    "pages of one, the %s first, list everybody once, even those who staked alike",
    async (sort) => {
      const whole = (await report("downline", { sort })).rows.map(({ id }) => id);
      const turned: number[] = [];
      let after: string | undefined;
      do {
        const page = await report("downline", { sort, after, limit: 1 });
        turned.push(...page.rows.map(({ id }) => id));
        after = page.next;
      } while (after !== undefined && turned.length < 9);
      expect(turned).toEqual(whole);
    },
  );

  test("a search for part of a name has the totals of everyone who matches", async () => {
    const found = await report("downline", { account: "DA" });
    expect(found.rows.map(({ id }) => id)).toEqual([14]);
    expect(found.totals).toMatchObject({ rows: 1, active: 1, turnover: 300n });
  });
});

describe("a settlement", () => {
  const agent = { ...boss, facts: { agentLevel: 2 } };
  const settle = (who: typeof boss & { readonly facts: MemberFacts }, month: number) =>
    history.db.transaction((tx) => settleMonth(history, tx, who, month));
  const cash = (id: number) => history.ledger.balance(history.db, mainAccount(id, "USD"));

  test("a month is settled once it is over, once, with the agent, by the agent's level", async () => {
    history.now = "2026-10-31 23:59:59";
    expect(await settle(agent, 202610)).toEqual({ kind: "running" });
    history.now = "2026-11-01 00:00:00";
    // 30 percent of 10.00 less 4.00; the first second of November is not included.
    expect(await settle(agent, 202610)).toEqual({ kind: "paid", amount: 180n });
    expect(await settle(agent, 202610)).toEqual({ kind: "before" });
    expect(await cash(boss.id)).toBe(180n);
    expect(await settle(agent, 202609)).toEqual({ kind: "nothing" });
  });

  test("an agent's settlement is not that of another whose id begins alike, and each month is separate", async () => {
    history.now = "2026-12-01 00:00:00";
    const other = { ...agent, id: 10 };
    expect(await settle(other, 202611)).toEqual({ kind: "paid", amount: 2_700n });
    expect([...(await paidCommissions(history.db, other.id))]).toEqual([[202611, 2_700n]]);
    expect([...(await paidCommissions(history.db, boss.id))]).toEqual([[202610, 180n]]);
    // 30 percent of 9.50 less 1.50.
    expect(await settle(agent, 202611)).toEqual({ kind: "paid", amount: 240n });
  });

  test("an agent without a level gets the share of the first one", async () => {
    history.now = "2026-12-01 00:00:00";
    // 20 percent of 3.00.
    expect(await settle({ ...boss, id: 13, facts: {} }, 202611)).toEqual({
      kind: "paid",
      amount: 60n,
    });
  });
});

describe("an application", () => {
  const facts = async (id: number): Promise<MemberFacts> => {
    const [row] = await history.db.select().from(member).where(eq(member.id, id));
    return row?.facts ?? {};
  };
  const status = async (id: number) => agentStatusOf(history.db, { id, facts: await facts(id) });
  const decided = async (id: number, state: "accepted" | "refused", time: string) => {
    const at = siteInstant(time);
    await history.db.transaction((tx) => decide(tx, { id }, { state, at }));
    return at;
  };

  test("an application keeps the time of the first request, and is each member's own", async () => {
    history.now = "2026-11-02 10:00:00";
    await apply(history, 11);
    history.now = "2026-11-03 10:00:00";
    await apply(history, 11);
    const appliedAt = siteInstant("2026-11-02 10:00:00");
    expect(await status(11)).toEqual({ state: "pending", appliedAt, decidedAt: null });
    expect(await status(12)).toEqual({ state: "open", appliedAt: null, decidedAt: null });
  });

  test("accepting a refused application leaves no trace of the refusal, and the other way round", async () => {
    const { appliedAt } = await status(11);
    await decided(11, "refused", "2026-11-04 10:00:00");
    expect(await status(11)).toMatchObject({ state: "refused", appliedAt });
    const decidedAt = await decided(11, "accepted", "2026-11-05 10:00:00");
    expect(await status(11)).toEqual({ state: "agent", appliedAt, decidedAt });
    expect(await facts(11)).toEqual({
      memberType: 2,
      agentType: 1,
      agentLevel: 1,
      agentActive: true,
    });
    await decided(11, "refused", "2026-11-06 10:00:00");
    expect(await status(11)).toMatchObject({ state: "refused" });
    expect((await facts(11)).agentActive).toBe(false);
  });

  test("a decision takes nothing from the member that was set since the operator looked", async () => {
    const looked = await history.member(20);
    const now = { name: "Ivy", withdrawPassword: "a hash" };
    await history.db.update(member).set({ facts: now }).where(eq(member.id, 20));
    await history.db.transaction((tx) => decide(tx, looked, { state: "accepted", at: 0 }));
    expect(await facts(20)).toMatchObject({ ...now, agentActive: true });
    await history.db.transaction((tx) => decide(tx, looked, { state: "refused", at: 0 }));
    expect(await facts(20)).toMatchObject({ ...now, agentActive: false, agentLevel: 1 });
  });

  test("an operator may also decide about a member who never applied", async () => {
    const at = await decided(18, "refused", "2026-11-04 10:00:00");
    expect(await status(18)).toEqual({ state: "refused", appliedAt: at, decidedAt: at });
  });
});
