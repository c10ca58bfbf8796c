import fc from "fast-check";
import { expect, test } from "vitest";
import { amountInFile, csv } from "./csv.ts";

const withoutMark = (text: string) => text.replace("\u{FEFF}", "");

test("cells containing commas, quotes or line breaks are quoted", () => {
  expect(csv([["a,b", 'say "hi"', "two\nlines", "plain"]])).toBe(
    '\u{FEFF}"a,b","say ""hi""","two\nlines",plain\r\n',
  );
});

test.each(["=1+1", "+1+cmd", "-2+3", "@SUM(A1)", "\t=1", "\r=1", " =1", "%0A", "|x"])(
  "text that a spreadsheet would run as a formula is made plain: %j",
  (cell) => {
    expect(withoutMark(csv([[cell]])).replace('"', "")).toMatch(/^'/);
  },
);

test.each(["-12.00", "12.5", "0", "-1"])("an amount stays a number: %s", (amount) => {
  expect(withoutMark(csv([[amount]]))).toBe(`${amount}\r\n`);
});

test("no text becomes a cell that starts like a formula", () => {
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
  ["12.50", 2, "12.50"],
  ["12.50", 1, "12.5"],
  ["12.00", 0, "12"],
  ["-1200.00", 0, "-1200"],
  ["0.00", 0, "0"],
] as const)(
  "an amount of %s with %i decimals is written to a file as %s",
  (amount, places, expected) => {
    expect(amountInFile(amount, places)).toBe(expected);
  },
);
