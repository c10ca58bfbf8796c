import { expect, test } from "vitest";
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
  // What a move added was staked as well.
  [{ stake: 100n, added: 100n, win: 199n }, "lost", -1n],
  [{ stake: 100n, added: 100n, win: 200n }, "even", 0n],
  [{ stake: 100n, added: 100n, win: 201n }, "won", 1n],
] as const)("a round of %o is %s", async (round, kind, amount) => {
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
