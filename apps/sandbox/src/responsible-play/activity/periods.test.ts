import { expect, test } from "vitest";
import { siteTime } from "../../ground/clock.ts";
import { periodsBefore, periodsUpTo, siteDay, type PeriodKind } from "./periods.ts";

const ends = (kind: PeriodKind, day: string) => {
  const periods = periodsUpTo(kind, day);
  const spans = periods.map(({ from, to }) => `${from} ${to}`);
  return { count: periods.length, first: spans[0], last: spans.at(-1) };
};

test.each([
  ["day", "2026-03-01", 14, "2026-02-16 2026-02-16", "2026-03-01 2026-03-01"],
  // A week ends on Sunday and begins on Monday.
  ["week", "2026-11-22", 13, "2026-08-24 2026-08-30", "2026-11-16 2026-11-22"],
  ["week", "2026-11-23", 13, "2026-08-31 2026-09-06", "2026-11-23 2026-11-29"],
  ["month", "2026-01-31", 12, "2025-02-01 2025-02-28", "2026-01-01 2026-01-31"],
  ["month", "2028-02-29", 12, "2027-03-01 2027-03-31", "2028-02-01 2028-02-29"],
] as const)("by %s, %s is in the last of %i periods", (kind, day, count, first, last) => {
  expect(ends(kind, day)).toEqual({ count, first, last });
});

test.each(["day", "week", "month"] as const)("no moment falls between two periods: %s", (kind) => {
  const later = periodsUpTo(kind, "2026-11-23");
  const all = [...periodsBefore(kind, later[0]?.from ?? ""), ...later];
  const gaps = all.filter(({ starts }, index) => index > 0 && starts !== all[index - 1]?.ends);
  expect(gaps).toEqual([]);
});

test.each([
  ["day", "2026-11-25", "2026-11-24"],
  ["week", "2026-11-25", "2026-11-22"],
  ["month", "2026-11-25", "2026-10-31"],
] as const)("by %s, what ended before %s ended on %s at the latest", (kind, day, to) => {
  expect(periodsBefore(kind, day).at(-1)?.to).toBe(to);
});

test("days begin at midnight of the site, not of the server", () => {
  const [period] = periodsUpTo("day", "2026-11-23");
  expect(siteTime(period?.starts ?? 0)).toMatch(/ 00:00:00$/);
  expect(siteDay(Date.parse("2026-11-23T03:59:59Z"))).toBe("2026-11-22");
  expect(siteDay(Date.parse("2026-11-23T04:00:00Z"))).toBe("2026-11-23");
});
