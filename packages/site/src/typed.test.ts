import { expect, test } from "vitest";
import { typedAmount, typedCode, typedFigures, typedLine } from "./typed.ts";

test.each([
  ["１２３４", "1234"],
  ["১২৩৪", "1234"],
  ["१२३४", "1234"],
  ["၁၂၃၄", "1234"],
  ["๑๒๓๔", "1234"],
  ["௧௨௩௪", "1234"],
  ["٠١٢٩", "0129"],
  ["1২3৪", "1234"],
  ["𝟎𝟗𝟏", "091"],
  ["１．５", "1.5"],
  ["1。5", "1.5"],
  ["1，5", "1,5"],
  ["\u202a0912345678\u202c", "0912345678"],
  ["\ufeff 12 34\u200b ", "12 34"],
  ["abc", "abc"],
])("%j is read as %j", (typed, figures) => {
  expect(typedFigures(typed)).toBe(figures);
});

test.each([
  [" anna88 ", "anna88"],
  ["\u00a0anna88\u3000", "anna88"],
  ["\u202aanna88\u202c", "anna88"],
  ["\ufeffan\u200bna\u200d88\u2060", "anna88"],
  ["\u2066a@b.example\u2069\r\n", "a@b.example"],
  ["\u200e林\u200f安", "林安"],
  ["Ada  Lark", "Ada  Lark"],
  // A joiner between Bengali letters or in an emoji is part of the text.
  ["র\u200d্যাব", "র\u200d্যাব"],
  ["👩\u200d🚀", "👩\u200d🚀"],
  [" \u200b ", ""],
])("a line of %j is read as %j", (typed, line) => {
  expect(typedLine(typed)).toBe(line);
});

test.each([
  ["123 456", "123456"],
  ["123-456", "123456"],
  ["１２３－４５６", "123456"],
  ["১২৩\u00a0৪৫৬", "123456"],
  ["\u202a123456\u202c", "123456"],
  ["abcde-fghjk ", "abcde-fghjk"],
  ["-", "-"],
])("a code of %j is read as %j", (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

test.each([
  ["25", 2, "25"],
  [" 25.5 ", 2, "25.5"],
  ["25,50", 2, "25.50"],
  ["১০০০", 2, "1000"],
  ["１０００．５", 2, "1000.5"],
  ["1 000", 2, "1000"],
  ["1\u202f000,50", 2, "1000.50"],
  ["1’000.50", 2, "1000.50"],
  ["1,234.56", 2, "1234.56"],
  ["1.234,56", 2, "1234.56"],
  ["1,000,000", 2, "1000000"],
  ["1.000.000,5", 2, "1000000.5"],
  ["1,000", 2, undefined],
  ["1.000", 2, undefined],
  ["1,000", 0, "1000"],
  ["50.000", 0, "50000"],
  ["50000.00", 0, "50000.00"],
  ["1,2,3", 2, undefined],
  ["1,00,000", 2, "100000"],
  ["1,00,000.50", 2, "100000.50"],
  ["1,000,000,5", 2, undefined],
  ["1,000,00", 2, undefined],
  ["1.2.3", 2, undefined],
  ["1,234,567.5.5", 2, undefined],
  ["2.005", 2, undefined],
  ["12 34", 2, undefined],
  ["-5", 2, undefined],
  ["1e3", 2, undefined],
  ["12345678901234", 2, undefined],
  [".5", 2, undefined],
  ["5.", 2, undefined],
  ["", 2, undefined],
])("an amount of %j with %i decimals is read as %j", (typed, places, amount) => {
  expect(typedAmount(typed, places)).toBe(amount);
});
