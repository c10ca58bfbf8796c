import type { Answers } from "../testing/fake-sandbox.ts";
import type { LedgerCheck, LedgerLine, LedgerTotal } from "./ledger.api.ts";

const line = (id: number, part: Partial<LedgerLine>): LedgerLine => ({
  id,
  transaction_id: 700 + id,
  at: "2026-11-23T12:30:05.000Z",
  kind: "operator",
  key: `operator:${id}`,
  owner: "member:1021",
  member_account: "player21",
  site_id: 1,
  account: "main",
  gp_id: "",
  currency: "USD",
  amount: "12.34",
  ...part,
});

export const lines: readonly LedgerLine[] = [
  line(4, { amount: "-2.34" }),
  line(3, {
    owner: "house",
    member_account: null,
    site_id: null,
    account: "house",
    amount: "2.34",
  }),
  line(2, { kind: "to-provider", account: "provider-wallet", gp_id: "GPHL", amount: "1234567.80" }),
  line(1, {}),
];

const totals: readonly LedgerTotal[] = [
  { currency: "USD", lines: 4, in: "1234582.48", out: "2.34" },
  { currency: "VND", lines: 1, in: "1000.00", out: "0.00" },
];

export const ledgerPage = (list: readonly LedgerLine[], next: number | null = null) => ({
  list,
  next,
  totals,
  kinds: ["operator", "to-provider"],
  currencies: ["USD", "VND"],
});

export const sound: LedgerCheck = {
  accounts: 12,
  transactions: 704,
  broken: [],
  sums: [{ currency: "USD", minted: "1000000.00", held: "1000000.00" }],
};

export const ledgerAnswers: Answers = {
  "GET /sandbox/ledger/lines": ledgerPage(lines),
  "GET /sandbox/ledger/check": sound,
};
