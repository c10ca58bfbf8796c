import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { launch, member } from "../../ground/db/schema.ts";
import { houseAccount, mainAccount, providerBank, providerWallet } from "../../ledger/accounts.ts";
import { createLedger } from "../../ledger/ledger.ts";
import { fileDatabase } from "../../testing/file-database.ts";
import { activityOf, playedSince } from "./activity.ts";
import { periodKinds, periodsUpTo, siteDay } from "./periods.ts";

const opened = fileDatabase();
let now = Date.parse("2026-11-20T03:00:00Z");
const ledger = createLedger(() => now);

const currencies = ["USD", "VND"] as const;
type Currency = (typeof currencies)[number];

beforeAll(() =>
  opened.db.transaction(async (tx) => {
    for (const currency of currencies) await ledger.mint(tx, currency, 1_000_000_000n);
  }),
);

const moves = [
  "deposit",
  "withdrawal",
  "top-up",
  "to-game",
  "from-game",
  "stake",
  "win",
  "envelope",
  "roulette",
] as const;

const step = fc.record({
  move: fc.constantFrom(...moves),
  // Usually the currency of the figures.
  currency: fc.constantFrom<Currency>("USD", "USD", "USD", "VND"),
  amount: fc.bigInt(1n, 5_000n),
  wait: fc.integer({ min: 0, max: 40 * 60 * 60_000 }),
});
type Move = (typeof moves)[number];
interface Step {
  readonly move: Move;
  readonly amount: bigint;
  readonly currency: Currency;
}

const counts: Readonly<Record<Move, "deposits" | "withdrawals" | "staked" | "won" | undefined>> = {
  deposit: "deposits",
  "top-up": "deposits",
  withdrawal: "withdrawals",
  stake: "staked",
  win: "won",
  "to-game": undefined,
  "from-game": undefined,
  // Gifts do not count as paid in.
  envelope: undefined,
  roulette: undefined,
};

let keys = 0;
let members = 5_000;

/** Written as the sandbox does it; returns whether there was enough money. */
async function write(
  memberId: number,
  { move, amount, currency }: Pick<Step, "move" | "amount" | "currency">,
): Promise<boolean> {
  const house = houseAccount(currency);
  const main = mainAccount(memberId, currency);
  const wallet = providerWallet(memberId, "A", currency);
  const bank = providerBank("A", currency);
  const entries = {
    deposit: ["operator", house, main],
    withdrawal: ["operator", main, house],
    "top-up": ["top-up", house, wallet],
    "to-game": ["to-provider", main, wallet],
    "from-game": ["from-provider", wallet, main],
    stake: ["round", wallet, bank],
    win: ["round", house, wallet],
    envelope: ["red-envelope", house, main],
    roulette: ["roulette", house, main],
  } as const;
  const [kind, from, to] = entries[move];
  keys += 1;
  const transfer = {
    key: `activity:${keys}`,
    kind,
    entries: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  };
  return (await opened.db.transaction((tx) => ledger.transfer(tx, transfer))) === "done";
}

test("over random histories, days, weeks and months contain what was done in them", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 20 }),
      fc.constantFrom(...periodKinds),
      async (steps, kind) => {
        members += 1;
        const owner = { id: members, currency: "USD" };
        const done: (Step & { readonly at: number })[] = [];
        for (const { wait, ...one } of steps) {
          now += wait;
          if (await write(owner.id, one)) done.push({ ...one, at: now });
        }
        const sum = (column: string, starts: number, ends: number) =>
          done
            .filter(({ at, currency }) => at >= starts && at < ends && currency === owner.currency)
            .filter(({ move }) => counts[move] === column)
            .reduce((total, { amount }) => total + amount, 0n);
        const of = (starts: number, ends: number) => ({
          staked: sum("staked", starts, ends),
          won: sum("won", starts, ends),
          deposits: sum("deposits", starts, ends),
          withdrawals: sum("withdrawals", starts, ends),
        });

        const latest = periodsUpTo(kind, siteDay(now));
        // Entries after the last period are in none of them.
        for (const periods of [latest, latest.slice(0, -1)]) {
          const found = await activityOf(opened.db, owner, periods, now);
          expect(found).toEqual(
            periods.map((period) => ({ ...of(period.starts, period.ends), played: 0, period })),
          );
        }
        const began = done[Math.floor(done.length / 2)]?.at ?? now;
        expect(await playedSince(opened.db, owner, began)).toMatchObject({
          staked: sum("staked", began, Infinity),
          won: sum("won", began, Infinity),
        });
      },
    ),
    { numRuns: 30, seed: 23 },
  );
});

test("the first moment of the next day is in no figure of this one, and neither is a member whose id begins alike", async () => {
  const [today] = periodsUpTo("day", "2026-12-09").slice(-1);
  if (!today) throw new Error("There is no day.");
  for (const [at, memberId, amount] of [
    [today.starts, 77, 1n],
    [today.ends - 1, 77, 20n],
    [today.ends, 77, 300n],
    [today.starts, 770, 4_000n],
    [today.starts, 7, 50_000n],
  ] as const) {
    now = at;
    await write(memberId, { move: "deposit", amount, currency: "USD" });
  }
  expect(
    await activityOf(opened.db, { id: 77, currency: "USD" }, [today], today.ends),
  ).toMatchObject([{ deposits: 21n }]);
});

test("time in games is cut at midnight of the site, and a running game counts up to now", async () => {
  const at = (time: string) => Date.parse(`2026-12-${time}:00-04:00`);
  const owner = { id: 900_001, currency: "USD" };
  await opened.db.insert(member).values({
    ...owner,
    siteId: 1,
    account: "player-of-time",
    passwordHash: "",
    state: "active",
    facts: {},
    createdAt: 0,
  });
  const start = (name: string, openedAt: number | null, leftAt: number | null) => ({
    memberId: owner.id,
    launchId: name,
    gpId: "A",
    gameId: 1,
    gameType: 2,
    gameCode: "a",
    currency: "USD",
    device: 1,
    lobbyUrl: "",
    locale: "en_US",
    ticket: name,
    url: "",
    state: leftAt === null ? ("open" as const) : ("left" as const),
    startedAt: openedAt ?? at("01T12:00"),
    openedAt,
    leftAt,
  });
  await opened.db.insert(launch).values([
    start("over midnight", at("01T23:52"), at("02T00:05")),
    // Nothing was played in it: after a quarter of an hour it counts as idle.
    start("forgotten", at("02T09:00"), at("02T10:00")),
    start("never opened", null, at("02T10:00")),
    start("running", at("02T11:00"), null),
    // A game in another currency counts in that currency's figures.
    { ...start("in dong", at("02T01:00"), at("02T01:07")), currency: "VND" },
  ]);
  const found = await activityOf(
    opened.db,
    owner,
    periodsUpTo("day", "2026-12-02"),
    at("02T11:05"),
  );
  const minutes = found.map(({ played }) => played / 60_000);
  expect(minutes.slice(-3)).toEqual([0, 8, 25]);
  const today = periodsUpTo("day", "2026-12-02").slice(-1);
  const inDong = { ...owner, currency: "VND" };
  expect(await activityOf(opened.db, inDong, today, at("02T11:05"))).toMatchObject([
    { played: 7 * 60_000 },
  ]);
});
