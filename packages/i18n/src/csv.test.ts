import fc from "fast-check";
import { expect, test } from "vitest";
import { amountInFile, csv } from "./csv.ts";

const withoutMark = (text: string) => text.replace("\u{FEFF}", "");

test("cells with commas, quotes and lines of their own are quoted", () => {
  expect(csv([["a,b", 'say "hi"', "two\nlines", "plain"]])).toBe(
    '\u{FEFF}"a,b","say ""hi""","two\nlines",plain\r\n',
  );
});

test.each(["=1+1", "+1+cmd", "-2+3", "@SUM(A1)", "\t=1", "\r=1", " =1", "%0A", "|x"])(
  "what a spreadsheet would carry out is plain text: %j",
  (cell) => {
    expect(withoutMark(csv([[cell]])).replace('"', "")).toMatch(/^'/);
  },
);

test.each(["-12.00", "12.5", "0", "-1"])("an amount stays a number: %s", (amount) => {
  expect(withoutMark(csv([[amount]]))).toBe(`${amount}\r\n`);
});

test("no cell of any text begins as a formula does", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (cell) => {
      const [written = ""] = withoutMark(csv([[cell]])).split("\r\n");
      const read = written.startsWith('"') ? written.slice(1) : written;
      expect(/^[=+@\t\r]/.test(read)).toBe(false);
      expect(read.startsWith("-") && !/^-\d+(\.\d+)?$/.test(read)).toBe(false);
    }),
    { numRuns: 500, seed: 20 },
  );
});

test.each([
  ["12.50", "USD", "12.50"],
  ["12.00", "VND", "12"],
  ["-1200.00", "JPY", "-1200"],
  ["0.00", "WON", "0"],
])("an amount of %s %s stands in a file as %s", (amount, currency, expected) => {
  expect(amountInFile(amount, currency)).toBe(expected);
});
