import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { account } from "../ground/db/schema.ts";
import { minorUnits, money } from "../money/amounts.ts";
import { ledgerReport } from "../operator/ledger-report.ts";
import { fileDatabase } from "../testing/file-database.ts";
import { houseAccount, mainAccount, providerBank, providerWallet } from "./accounts.ts";
import { createLedger, KeyReused, LedgerError, type Transfer } from "./ledger.ts";

const opened = fileDatabase();
const ledger = createLedger(() => 1_795_188_610_000);
const minted = 1_000_000n;

beforeAll(async () => {
  await opened.db.transaction(async (tx) => {
    await ledger.mint(tx, "USD", minted);
    await ledger.mint(tx, "VND", minted);
  });
});

const transfer = (one: Transfer) => opened.db.transaction((tx) => ledger.transfer(tx, one));

const give = (key: string, memberId: number, amount: bigint): Transfer => ({
  key,
  kind: "test",
  entries: [
    { account: houseAccount("USD"), amount: -amount },
    { account: mainAccount(memberId, "USD"), amount },
  ],
});

describe("a transfer", () => {
  test("a transfer moves money once, however often it is requested", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => transfer(give("once", 1, 50n))),
    );
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "repeated")).toHaveLength(19);
    expect(await ledger.balance(opened.db, mainAccount(1, "USD"))).toBe(50n);
  });

  test("a transfer that would overdraw an account changes nothing", async () => {
    const before = await ledgerReport(opened.db);
    const overdrawn = {
      key: "overdrawn",
      kind: "test",
      entries: [
        { account: mainAccount(1, "USD"), amount: -51n },
        { account: houseAccount("USD"), amount: 51n },
      ],
    };
    expect(await transfer(overdrawn)).toBe("insufficient");
    expect(await ledgerReport(opened.db)).toEqual(before);
  });

  test("a transfer must balance in each currency separately", async () => {
    const entries = [
      { account: houseAccount("USD"), amount: -1n },
      { account: houseAccount("VND"), amount: 1n },
    ];
    await expect(transfer({ key: "mixed", kind: "test", entries })).rejects.toThrow(LedgerError);
    await expect(transfer({ key: "nothing", kind: "test", entries: [] })).rejects.toThrow(
      LedgerError,
    );
  });

  test("a transfer whose key was used for another one is an error", async () => {
    await transfer(give("mine", 1, 1n));
    await expect(transfer(give("mine", 1, 2n))).rejects.toThrow(LedgerError);
    await expect(transfer(give("mine", 2, 1n))).rejects.toThrow(LedgerError);
    await expect(transfer({ ...give("mine", 1, 1n), kind: "other" })).rejects.toThrow(LedgerError);
    expect(await transfer(give("mine", 1, 1n))).toBe("repeated");
  });

  test("a transfer of two currencies moves each, and is the same in another order and in other parts", async () => {
    const part = (amount: bigint, currency: string) => [
      { account: houseAccount(currency), amount: -amount },
      { account: mainAccount(3, currency), amount },
    ];
    const both = { key: "both", kind: "test" };
    const parts = [...part(20n, "USD"), ...part(500n, "VND"), ...part(10n, "USD")];
    expect(await transfer({ ...both, entries: parts })).toBe("done");
    const again = [...part(500n, "VND"), ...part(30n, "USD")];
    expect(await transfer({ ...both, entries: again })).toBe("repeated");
    const other = [...part(500n, "USD"), ...part(30n, "VND")];
    await expect(transfer({ ...both, entries: other })).rejects.toThrow(KeyReused);
    const held = (currency: string) => ledger.balance(opened.db, mainAccount(3, currency));
    expect([await held("USD"), await held("VND")]).toEqual([30n, 500n]);
  });

  test("a transfer from an account to itself moves nothing, and is an error", async () => {
    const entries = [5n, -5n].map((amount) => ({ account: houseAccount("USD"), amount }));
    await expect(transfer({ key: "itself", kind: "test", entries })).rejects.toThrow(LedgerError);
  });

  test("a transfer is rolled back with the transaction around it", async () => {
    const before = await ledger.balance(opened.db, mainAccount(1, "USD"));
    await opened.db
      .transaction(async (tx) => {
        await ledger.transfer(tx, give("undone", 1, 5n));
        throw new Error("something else failed");
      })
      .catch(() => {});
    expect(await ledger.balance(opened.db, mainAccount(1, "USD"))).toBe(before);
    expect(await transfer(give("undone", 1, 5n))).toBe("done");
  });
});

test("a member's provider wallets are those of one currency, without the main wallet", async () => {
  const owned = [
    providerWallet(5, "GPHL", "USD"),
    providerWallet(5, "GPAL", "USD"),
    providerWallet(5, "GPHL", "VND"),
    providerWallet(50, "GPHL", "USD"),
    mainAccount(5, "USD"),
  ];
  for (const [place, wallet] of owned.entries())
    await transfer({
      key: `wallet ${place}`,
      kind: "test",
      entries: [
        { account: houseAccount(wallet.currency), amount: -BigInt(place + 1) },
        { account: wallet, amount: BigInt(place + 1) },
      ],
    });
  expect(await ledger.providerWallets(opened.db, 5, "USD")).toEqual(
    new Map([
      ["GPHL", 1n],
      ["GPAL", 2n],
    ]),
  );
});

test("the database itself refuses a negative balance", async () => {
  const bad = { ...mainAccount(99, "USD"), balance: -1n, opening: 0n };
  await expect(opened.db.insert(account).values(bad)).rejects.toThrow("insert into");
});

const places = [
  houseAccount("USD"),
  mainAccount(7, "USD"),
  mainAccount(8, "USD"),
  providerWallet(7, "GPHL", "USD"),
  providerBank("GPHL", "USD"),
];

const steps = fc.array(
  fc.record({
    from: fc.nat(places.length - 1),
    to: fc.nat(places.length - 1),
    amount: fc.bigInt(1n, 400_000n),
    key: fc.nat(12),
  }),
  { minLength: 1, maxLength: 12 },
);

test("in any order and all at once, no money is lost, created or below zero", async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (moves) => {
      round += 1;
      await Promise.allSettled(
        moves.map(({ from, to, amount, key }) => {
          const [source, target] = [places[from], places[to]];
          if (!source || !target) throw new Error("unreachable");
          return transfer({
            key: `model:${round}:${key}`,
            kind: "model",
            entries: [
              { account: source, amount: -amount },
              { account: target, amount },
            ],
          });
        }),
      );
      const { accounts, transactions } = await ledgerReport(opened.db);
      const usd = accounts.filter(({ currency }) => currency === "USD");
      const sum = usd.reduce((total, { balance }) => total + BigInt(balance), 0n);
      expect(sum).toBe(minted);
      expect(usd.every(({ balance }) => BigInt(balance) >= 0n)).toBe(true);
      const entries = transactions.flatMap((one) => one.entries);
      for (const { id, balance, opening } of usd) {
        const moved = entries
          .filter((entry) => entry.account_id === id)
          .reduce((total, { amount }) => total + BigInt(amount), 0n);
        expect(BigInt(balance)).toBe(BigInt(opening) + moved);
      }
      expect(new Set(transactions.map(({ key }) => key)).size).toBe(transactions.length);
    }),
    { numRuns: 25 },
  );
});

test.each([
  [0n, "0.00"],
  [5n, "0.05"],
  [-5n, "-0.05"],
  [123_450n, "1234.50"],
  [99_999_999_999_999_999n, "999999999999999.99"],
])("%s minor units are '%s' on the wire", (amount, text) => {
  expect(money(amount)).toBe(text);
});

test.each([
  ["12", 1200n],
  ["12.3", 1230n],
  ["0.01", 1n],
  ["9999999999999.99", 999_999_999_999_999n],
  ["10000000000000", undefined],
  ["0.001", undefined],
  ["12.", undefined],
  [" 12", undefined],
  ["0", undefined],
  ["1,000.00", undefined],
  ["1e3", undefined],
  ["-1", undefined],
])("'%s' is read as %s", (text, amount) => {
  expect(minorUnits(text)).toBe(amount);
});
