import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { gameRound } from "../rounds/schema.ts";
import { memberHistory } from "../testing/member-history.ts";
import { recordsOf, type RecordQuery } from "./records.ts";

const history = memberHistory();

let members = 0;
const newMember = () => {
  members += 1;
  return history.member(members);
};

const records = async (id: number, query: Partial<RecordQuery> = {}) =>
  recordsOf(
    history.db,
    { id, currency: "USD" },
    { list: "rounds", kinds: [], sort: "oldest", limit: 50, ...query },
  );

test.each([
  [{ stake: 100n, win: 101n }, "won", 1n],
  [{ stake: 100n, win: 100n }, "even", 0n],
  [{ stake: 100n, win: 99n }, "lost", -1n],
  // The stake added by a move counts too.
  [{ stake: 100n, added: 100n, win: 199n }, "lost", -1n],
  [{ stake: 100n, added: 100n, win: 200n }, "even", 0n],
  [{ stake: 100n, added: 100n, win: 201n }, "won", 1n],
] as const)("a round of %o is recorded as %s", async (round, kind, amount) => {
  const { id } = await newMember();
  await history.round({ of: id, at: "2026-11-20 12:00:00", ...round });
  const { records: found } = await records(id);
  expect(found.map((one) => [one.kind, one.amount])).toEqual([[kind, amount]]);
});

test("a day of rounds begins at midnight of the site and ends before the next", async () => {
  const { id } = await newMember();
  const times = ["19 23:59:59", "20 00:00:00", "20 23:59:59", "21 00:00:00"];
  for (const [place, time] of times.entries())
    await history.round({ of: id, at: `2026-11-${time}`, stake: BigInt(place + 1) });
  const staked = async (days: Pick<RecordQuery, "from" | "to">) =>
    (await records(id, days)).records.map(({ amount }) => -amount);
  expect(await staked({ from: "2026-11-20", to: "2026-11-20" })).toEqual([2n, 3n]);
  expect(await staked({ from: "2026-11-21" })).toEqual([4n]);
  expect(await staked({ to: "2026-11-19" })).toEqual([1n]);
});

test("an open round shows its stake so far, whatever it will win", async () => {
  const { id } = await newMember();
  await history.round({ of: id, at: "2026-11-20 12:00:00", stake: 100n, added: 50n });
  await history.db.update(gameRound).set({ endedAt: null }).where(eq(gameRound.memberId, id));
  const { records: found } = await records(id);
  expect(found).toMatchObject([{ kind: "open", amount: -150n, paid_out: 150n, ended_at: null }]);
  expect((await records(id, { kinds: ["lost"] })).records).toEqual([]);
});

test("a session has the rounds of its game, including what moves added; a start that nobody opened is not one", async () => {
  const { id } = await newMember();
  const first = await history.visit({
    of: id,
    opened: "2026-11-20 10:00:00",
    left: "2026-11-20 11:00:00",
  });
  const second = await history.visit({ of: id, opened: "2026-11-20 12:00:00" });
  await history.visit({ of: id });
  for (const [visit, stake, added, win] of [
    [first, 100n, 100n, 150n],
    [first, 50n, 0n, 0n],
    [second, 20n, 0n, 70n],
  ] as const)
    await history.round({ of: id, at: "2026-11-20 10:30:00", visit, stake, added, win });
  const { records: found, totals } = await records(id, { list: "sessions" });
  expect(found).toMatchObject([
    { id: first, kind: "ended", rounds: 2, amount: -100n, paid_in: 150n, paid_out: 250n },
    { id: second, kind: "running", rounds: 1, amount: 50n, paid_in: 70n, paid_out: 20n },
  ]);
  expect(totals).toEqual({ records: 2, paid_in: 220n, paid_out: 270n });
});

test.each(["money", "rounds", "sessions"] as const)(
  "%s are those of one currency and one member",
  async (list) => {
    const [mine, other] = [await newMember(), await newMember()];
    for (const [of, currency] of [
      [mine.id, "USD"],
      [mine.id, "VND"],
      [other.id, "USD"],
    ] as const) {
      const at = "2026-11-20 12:00:00";
      await history.book({ of, at, kind: "top-up", amount: 500n, currency });
      const visit = await history.visit({ of, opened: at, currency });
      await history.round({ of, at, stake: 100n, currency, visit });
    }
    expect((await records(mine.id, { list })).totals.records).toBe(1);
  },
);
