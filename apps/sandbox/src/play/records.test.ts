import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { siteTime } from "../ground/clock.ts";
import { houseAccount, mainAccount, providerBank, providerWallet } from "../ledger/accounts.ts";
import { createLedger, type Transfer } from "../ledger/ledger.ts";
import { ledgerReport } from "../operator/ledger-report.ts";
import { fileDatabase } from "../testing/file-database.ts";
import { recordKinds } from "./record-sources.ts";
import { recordsOf, recordSorts, type MoneyRecord, type RecordQuery } from "./records.ts";

const opened = fileDatabase();
let now = Date.parse("2026-11-20T00:00:00Z");
const ledger = createLedger(() => now);

beforeAll(() => opened.db.transaction((tx) => ledger.mint(tx, "USD", 1_000_000_000n)));

type Kind = (typeof recordKinds.money)[number];

interface Step {
  readonly kind: Kind;
  readonly gpId: "A" | "B";
  readonly amount: bigint;
  readonly wait: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...recordKinds.money),
  gpId: fc.constantFrom("A", "B"),
  amount: fc.bigInt(1n, 5_000n),
  wait: fc.integer({ min: 0, max: 20 * 60 * 60_000 }),
});

let keys = 0;

/** A transfer like the sandbox's own of this kind; the first entry is the member's. */
function transferOf(memberId: number, { kind, gpId, amount }: Step): Transfer {
  const house = houseAccount("USD");
  const main = mainAccount(memberId, "USD");
  const wallet = providerWallet(memberId, gpId, "USD");
  const bank = providerBank(gpId, "USD");
  const moves = {
    deposit: ["operator", house, main],
    withdrawal: ["operator", main, house],
    "top-up": ["top-up", house, wallet],
    reward: ["friend-reward", house, main],
    "to-game": ["to-provider", main, wallet],
    "from-game": ["from-provider", wallet, main],
    stake: ["round", wallet, bank],
    win: ["round", house, wallet],
    "agent-transfer": ["agent-transfer", mainAccount(1, "USD"), main],
    commission: ["commission", house, main],
    "red-envelope": ["red-envelope", house, main],
    roulette: ["roulette", house, main],
  } as const;
  const [written, from, to] = moves[kind];
  keys += 1;
  return {
    key: `records:${keys}`,
    kind: written,
    entries: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  };
}

const ask: Omit<RecordQuery, "list" | "kinds"> = { sort: "newest", limit: 50 };

/** Reads all pages in order. */
async function allPages(memberId: number, query: RecordQuery): Promise<readonly MoneyRecord[]> {
  const owner = { id: memberId, currency: "USD" };
  const page = await recordsOf(opened.db, owner, query);
  if (page.next === undefined) return page.records;
  return [...page.records, ...(await allPages(memberId, { ...query, after: page.next }))];
}

/** The same figures computed from the ledger, by adding up its entries one by one. */
async function fromLedger(memberId: number) {
  const { accounts, transactions } = await ledgerReport(opened.db);
  const own = new Map(
    accounts.flatMap((one) => (one.owner === `member:${memberId}` ? [[one.id, one]] : [])),
  );
  const held = new Map<number, bigint>();
  const lines = transactions.flatMap(({ id, at, entries }) =>
    entries.flatMap(({ account_id: accountId, amount }) => {
      const wallet = own.get(accountId);
      if (!wallet) return [];
      const balance = (held.get(accountId) ?? 0n) + BigInt(amount);
      held.set(accountId, balance);
      return [{ id, at, gpId: wallet.gp_id ?? "", amount: BigInt(amount), balance }];
    }),
  );
  return { lines, balances: [...own.values()].map(({ balance }) => BigInt(balance)) };
}

const day = (at: number) => siteTime(at).slice(0, 10);

const sorters: Record<RecordQuery["sort"], (a: MoneyRecord, b: MoneyRecord) => number> = {
  newest: (a, b) => b.id - a.id,
  oldest: (a, b) => a.id - b.id,
  highest: (a, b) => Number(b.amount - a.amount) || b.id - a.id,
  lowest: (a, b) => Number(a.amount - b.amount) || a.id - b.id,
};

let members = 1_000;

test("over random histories the records are the ledger's entries, and so are their sums", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      members += 1;
      const memberId = members;
      const kinds: Kind[] = [];
      for (const one of steps) {
        now += one.wait;
        const transfer = transferOf(memberId, one);
        const outcome = await opened.db.transaction((tx) => ledger.transfer(tx, transfer));
        const isOwnMove = one.kind === "to-game" || one.kind === "from-game";
        if (outcome === "done") kinds.push(one.kind, ...(isOwnMove ? [one.kind] : []));
      }

      const query: RecordQuery = { ...ask, list: "money", kinds: [], sort: "oldest", limit: 7 };
      const records = await allPages(memberId, query);
      const { lines, balances } = await fromLedger(memberId);
      const comparable = (one: { gpId: string; amount: bigint; balance: bigint | null }) =>
        `${one.gpId} ${one.amount} ${one.balance}`;
      expect(
        records.map(({ gp_id: gpId, amount, balance }) => comparable({ gpId, amount, balance })),
      ).toEqual(lines.map(comparable));
      expect(records.map(({ kind }) => kind)).toEqual(kinds);

      const owner = { id: memberId, currency: "USD" };
      const { totals } = await recordsOf(opened.db, owner, query);
      expect(totals.records).toBe(lines.length);
      expect(totals.paid_in - totals.paid_out).toBe(balances.reduce((sum, one) => sum + one, 0n));
    }),
    { numRuns: 30, seed: 20 },
  );
});

test("filters, sorting and pages show the same as filtering and sorting everything would", async () => {
  members += 1;
  const memberId = members;
  const history: Step[] = Array.from({ length: 40 }, (_, index) => ({
    kind: recordKinds.money[index % 2 === 0 ? 0 : index % recordKinds.money.length] ?? "deposit",
    gpId: index % 3 === 0 ? "A" : "B",
    // Only a few different amounts, so that equal ones span more than one page.
    amount: BigInt(100 + ((index * 37) % 5)),
    wait: 5 * 60 * 60_000,
  }));
  for (const one of history) {
    now += one.wait;
    const transfer = transferOf(memberId, one);
    await opened.db.transaction((tx) => ledger.transfer(tx, transfer));
  }
  const whole = await allPages(memberId, { ...ask, list: "money", kinds: [], limit: 500 });
  const days = whole.map(({ at }) => day(at));
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...recordKinds.money)),
      fc.constantFrom(...recordSorts),
      fc.option(fc.constantFrom(...days), { nil: undefined }),
      fc.option(fc.constantFrom(...days), { nil: undefined }),
      fc.integer({ min: 1, max: 9 }),
      async (kinds, sort, from, to, limit) => {
        const query: RecordQuery = { list: "money", kinds, sort, from, to, limit };
        const expected = whole
          .filter(({ kind }) => kinds.length === 0 || kinds.some((one) => one === kind))
          .filter(({ at }) => from === undefined || day(at) >= from)
          .filter(({ at }) => to === undefined || day(at) <= to)
          .toSorted(sorters[sort]);
        expect(await allPages(memberId, query)).toEqual(expected);
        const { totals } = await recordsOf(opened.db, { id: memberId, currency: "USD" }, query);
        const sumOf = (of: "paid_in" | "paid_out") =>
          expected.reduce((sum, one) => sum + one[of], 0n);
        expect(totals).toEqual({
          records: expected.length,
          paid_in: sumOf("paid_in"),
          paid_out: sumOf("paid_out"),
        });
      },
    ),
    { numRuns: 40, seed: 21 },
  );
});

test("a new record moves no other to another page", async () => {
  members += 1;
  const memberId = members;
  const give = () => {
    const deposit = { kind: "deposit", gpId: "A", amount: 5n, wait: 0 } as const;
    const transfer = transferOf(memberId, deposit);
    return opened.db.transaction((tx) => ledger.transfer(tx, transfer));
  };
  for (const _ of Array.from({ length: 4 })) await give();
  const owner = { id: memberId, currency: "USD" };
  const query: RecordQuery = { ...ask, list: "money", kinds: [], limit: 2 };
  const first = await recordsOf(opened.db, owner, query);
  await give();
  const second = await recordsOf(opened.db, owner, { ...query, after: first.next });
  expect(new Set([...first.records, ...second.records].map(({ id }) => id)).size).toBe(4);
  expect(second.next).toBeUndefined();
});
