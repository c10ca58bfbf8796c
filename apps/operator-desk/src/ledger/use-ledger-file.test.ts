import { expect, test } from "vitest";
import { ledgerFile } from "./use-ledger-file.ts";

const line = {
  id: 2,
  transaction_id: 1,
  at: "2026-11-23T12:00:00.000Z",
  kind: "operator",
  key: "operator:=1+1",
  owner: "member:1021",
  member_account: "player21",
  site_id: 2,
  account: "main",
  gp_id: "",
  currency: "USD",
  amount: "-5.00",
};

test("a line has its time, both names of its account, and an amount that a spreadsheet can add up", () => {
  const [head, first, ...rest] = ledgerFile([line]).split("\r\n");
  expect(head?.startsWith("\u{FEFF}Time (UTC),Transaction,")).toBe(true);
  expect(first).toBe(
    "2026-11-23T12:00:00.000Z,1,operator,member:1021,player21,2,main,,-5.00,USD,operator:=1+1",
  );
  expect(rest).toEqual([""]);
});

test("what a spreadsheet would run as a formula is plain text, and VND has no decimals", () => {
  const odd = { ...line, member_account: "=cmd|x", amount: "1200.00", currency: "VND" };
  expect(ledgerFile([odd])).toContain(",'=cmd|x,2,main,,1200,VND,");
});

test("an account that is nobody's has no member", () => {
  expect(ledgerFile([{ ...line, owner: "house", member_account: null, site_id: null }])).toContain(
    ",house,,,main,",
  );
});
