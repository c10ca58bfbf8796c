import { expect, test } from "vitest";
import { readReport, brokenRules, walletOf, wealth } from "./audit.ts";

const account = (id: number, kind: string, balance: string, opening = "0") => ({
  id,
  owner: kind === "house" ? "house" : `member:${id}`,
  kind,
  currency: "USD",
  balance,
  opening,
});
const entries = (...amounts: readonly [id: number, amount: string][]) =>
  amounts.map(([account_id, amount]) => ({ account_id, amount }));
const transfer = (key: string, ...amounts: readonly [id: number, amount: string][]) => ({
  key,
  kind: "test",
  entries: entries(...amounts),
});

const house = account(1, "house", "900", "1000");
const given = transfer("given", [1, "-100"], [2, "100"]);

test.each([
  ["nothing", [house, account(2, "main", "100")], [given], []],
  [
    "money that was made",
    [house, account(2, "main", "101", "1")],
    [given],
    ["USD: the sum of all accounts is not what was minted"],
  ],
  [
    "half a transfer",
    [account(1, "house", "900", "1000"), account(2, "main", "100", "100")],
    [transfer("half", [1, "-100"])],
    ["half: the entries do not sum to zero"],
  ],
  [
    "balances without an entry for it",
    [account(1, "house", "901", "1000"), account(2, "main", "99")],
    [given],
    [
      "account 1: the balance is not its opening plus its entries",
      "account 2: the balance is not its opening plus its entries",
    ],
  ],
  [
    "a debt",
    [account(1, "house", "1100", "1000"), account(2, "main", "-100")],
    [transfer("taken", [1, "100"], [2, "-100"])],
    ["account 2: the balance is negative"],
  ],
  [
    "money of one currency that became another's",
    [account(1, "house", "900", "1000"), { ...account(2, "main", "100"), currency: "VND" }],
    [transfer("changed", [1, "-100"], [2, "100"])],
    [
      "USD: the sum of all accounts is not what was minted",
      "VND: the sum of all accounts is not what was minted",
      "changed: the entries do not sum to zero",
    ],
  ],
  [
    "nothing in a transfer of two currencies",
    [
      house,
      account(2, "main", "100"),
      { ...account(3, "house", "2000", "2500"), currency: "VND" },
      { ...account(4, "main", "500"), currency: "VND" },
    ],
    [transfer("both", [1, "-100"], [2, "100"], [3, "-500"], [4, "500"])],
    [],
  ],
  [
    "a transfer of nothing",
    [house, account(2, "main", "100")],
    [given, transfer("empty")],
    ["empty: it has no entries"],
  ],
])("the audit of the books finds %s", (_, accounts, transactions, broken) => {
  expect(brokenRules(readReport({ accounts, transactions }))).toEqual(broken);
});

test("a member's total is what all own wallets hold, and nothing of a member whose name begins alike", () => {
  const ofSeven = { owner: "member:7", gp_id: "" };
  const accounts = [
    { ...account(1, "main", "50"), owner: "member:70" },
    { ...account(2, "main", "100"), ...ofSeven },
    { ...account(3, "provider-wallet", "30"), ...ofSeven, gp_id: "GPHL" },
  ];
  const ledger = readReport({ accounts, transactions: [] });
  expect(wealth(ledger, 7)).toBe(130n);
  expect(["", "GPHL", "GPKS"].map((gpId) => walletOf(ledger, 7, gpId))).toEqual([100n, 30n, 0n]);
});
