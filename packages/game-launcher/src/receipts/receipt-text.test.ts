import { translate } from "@naluma/i18n";
import { beforeAll, expect, test } from "vitest";
import { restWords, type RestMessageId } from "../words.rest.ts";
import { amountOf, receiptLines, receiptText } from "./receipt-text.ts";
import type { Receipt } from "./receipt.ts";
import { receiptOf } from "./receipts.fake.ts";

beforeAll(() => restWords.load("en_US"));

const t = (id: RestMessageId, values?: Record<string, string | number>) =>
  translate(restWords, "en_US", id, values);
const linesOf = (known: Partial<Receipt>) =>
  receiptLines(receiptOf(known), { locale: "en_US", described: {}, t });

test("a receipt's text has what support needs, from its game to its id", () => {
  expect(receiptText(linesOf({}), t).replaceAll("\u{202F}", " ")).toMatch(
    /^Game: Jade Koi River\nProvider: Harbourline\nStart: Nov 22, 2026, .*\nEnd: Nov 22, 2026, [^,]*\nMoved to game: \$1,000\.00\nReturned to wallet: \$1,012\.34\nSession ID: 8f14e45f-\S+$/,
  );
});

test.each<[Partial<Receipt>, RestMessageId, string | RegExp, boolean | undefined]>([
  [{}, "receipts.in", "$1,000.00", true],
  [{}, "receipts.out", "$1,012.34", true],
  [{ moneyIn: null }, "receipts.in", "Unknown", false],
  [{ moneyOut: null, back: "unknown" }, "receipts.out", "Unknown", false],
  [{ moneyOut: null, back: "not-yet" }, "receipts.out", "Not returned yet", false],
  [{ rounds: 12, result: "-12.34" }, "receipts.rounds", "12", undefined],
  [{ rounds: 12, result: "-12.34" }, "receipts.result", "-$12.34", true],
  [{ rounds: 2, result: "0.00", openStake: "2.00" }, "receipts.open", "$2.00", true],
  [{ end: null }, "receipts.end", "Not recorded yet", undefined],
  [{ isFoundLate: true }, "receipts.end", /2026.*, when you next opened the site$/, undefined],
])("for %j the line %s says %s; that it is an amount: %s", (known, line, says, isMoney) => {
  expect(linesOf(known).find(({ name }) => name === line)).toEqual({
    name: line,
    value: says instanceof RegExp ? expect.stringMatching(says) : says,
    ...(isMoney !== undefined && { isMoney }),
  });
});

test.each([[{ rounds: 12, result: null }], [{ rounds: null, result: "0.00" }]])(
  "rounds without their result, or a result alone, are not shown: %j",
  (known) => {
    const names = linesOf(known).map(({ name }) => name);
    expect(names).not.toContain("receipts.rounds");
    expect(names).not.toContain("receipts.result");
  },
);

test("a receipt without an open round has no line for one", () => {
  const names = linesOf({ rounds: 2, result: "0.00" }).map(({ name }) => name);
  expect(names).not.toContain("receipts.open");
});

test("an amount in an unknown currency is shown with its code", () => {
  expect(amountOf("5.00", "XYZ", { locale: "en_US", described: {} })).toBe("XYZ 5.00");
  expect(amountOf("5.00", "", { locale: "en_US", described: {} })).toBe("5.00");
});
