import { expect, test } from "vitest";
import { siteInstant, siteTime } from "../ground/clock.ts";
import { dayStart, monthAt, monthDays, monthStart } from "./months.ts";

test.each([
  ["2026-11-01 00:00:00", 202611],
  ["2026-11-30 23:59:59", 202611],
  ["2026-12-01 00:00:00", 202612],
  ["2026-12-31 23:59:59", 202612],
  ["2027-01-01 00:00:00", 202701],
])("%s at the site is in %s, whatever month it is in UTC", (time, month) => {
  expect(monthAt(siteInstant(time))).toBe(month);
});

test.each([
  [202611, "2026-11-01", "2026-11-30"],
  [202612, "2026-12-01", "2026-12-31"],
  [202701, "2027-01-01", "2027-01-31"],
  [202802, "2028-02-01", "2028-02-29"],
])("the month %s is the days from %s to %s, both included", (month, from, to) => {
  expect(monthDays(month)).toEqual({ from, to });
  expect(siteTime(monthStart(month))).toBe(`${from} 00:00:00`);
});

test("a day counted from 1970 begins at midnight of the site", () => {
  const days = Date.parse("2026-11-20T00:00:00Z") / (24 * 60 * 60_000);
  expect(siteTime(dayStart(days))).toBe("2026-11-20 00:00:00");
});
