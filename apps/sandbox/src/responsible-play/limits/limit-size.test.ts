import { expect, test } from "vitest";
import { sizeOf } from "./limit-size.ts";

test.each([
  ["day", "1440", 1_440n],
  ["day", "1441", undefined],
  ["week", "10080", 10_080n],
  ["week", "10081", undefined],
  // The longest month.
  ["month", "44640", 44_640n],
  ["month", "44641", undefined],
  ["day", "1", 1n],
  ["day", "0", undefined],
  ["day", "10.50", undefined],
  ["day", "10.00", undefined],
  ["month", null, null],
] as const)("a %s with a session limit of '%s' has one of %s minutes", (period, size, minutes) => {
  expect(sizeOf({ kind: "session", period, size }, "VND")).toBe(minutes);
});

test.each([
  ["USD", "0.01", 1n],
  ["USD", "0.00", undefined],
  ["USD", "0", undefined],
  ["USD", "5", 500n],
  ["USD", "500.50", 50_050n],
  ["VND", "500.00", 50_000n],
  ["VND", "500.50", undefined],
  ["VND", "500.01", undefined],
  ["USD", null, null],
] as const)("in %s '%s' is a limit of %s minor units", (currency, size, amount) => {
  for (const kind of ["loss", "deposit"] as const)
    expect(sizeOf({ kind, period: "week", size }, currency)).toBe(amount);
});
