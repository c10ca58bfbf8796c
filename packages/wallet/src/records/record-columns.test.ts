import { expect, test } from "vitest";
import { recordFile } from "./record-columns.ts";
import { recordOf } from "./records.fake.ts";

/** Returns the id instead of its text. */
const t = (id: string) => id;

test("a file has the columns of the screen, the time of the site and the currency", () => {
  const stake = recordOf({
    kind: "stake",
    provider: "GPHL",
    providerName: "=cmd|' /C calc'!A0",
    amount: "-2.00",
    balance: "998.00",
  });
  const [head, first, second] = recordFile("money", [recordOf(), stake], {
    described: {},
    t,
  }).split("\r\n");
  expect(head).toBe(
    "\u{FEFF}records.time,records.type,records.wallet,records.amount,records.balance,records.currency",
  );
  expect(first).toMatch(
    /^2026-11-20T14:30:00-04:00,records\.deposit,records\.main_wallet,1000\.00,1000\.00,USD$/,
  );
  expect(second).toContain("'=cmd|' /C calc'!A0,-2.00,998.00,USD");
});

test("rounds have stake, win and net", () => {
  const round = recordOf({ kind: "won", game: "Jade Koi River", paidOut: "2.00", paidIn: "12.50" });
  const [, line] = recordFile("rounds", [{ ...round, amount: "10.50" }], {
    described: {},
    t,
  }).split("\r\n");
  expect(line).toContain("Jade Koi River,records.won,2.00,12.50,10.50,USD");
});
