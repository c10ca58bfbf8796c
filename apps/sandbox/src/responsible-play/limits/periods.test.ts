import { expect, test } from "vitest";
import { siteTime } from "../../ground/clock.ts";
import { exclusionEnd, type ExclusionLength } from "./exclusion.ts";
import type { LimitPeriod } from "./limit.ts";
import { periodEnd, periodStart } from "./periods.ts";

/** A time by the site's clock, which is four hours behind UTC. */
const site = (time: string) => Date.parse(`${time.replace(" ", "T")}-04:00`);

test.each<[LimitPeriod, string, string, string]>([
  ["day", "2026-11-20 00:00:00", "2026-11-20 00:00:00", "2026-11-21 00:00:00"],
  ["day", "2026-11-20 23:59:59", "2026-11-20 00:00:00", "2026-11-21 00:00:00"],
  ["week", "2026-11-20 12:00:00", "2026-11-16 00:00:00", "2026-11-23 00:00:00"],
  ["week", "2026-11-16 00:00:00", "2026-11-16 00:00:00", "2026-11-23 00:00:00"],
  ["week", "2026-11-22 23:59:59", "2026-11-16 00:00:00", "2026-11-23 00:00:00"],
  ["week", "2027-01-01 08:00:00", "2026-12-28 00:00:00", "2027-01-04 00:00:00"],
  ["month", "2026-12-31 23:59:59", "2026-12-01 00:00:00", "2027-01-01 00:00:00"],
  ["month", "2028-02-29 01:00:00", "2028-02-01 00:00:00", "2028-03-01 00:00:00"],
])("the %s of %s is from %s to %s", (period, at, from, until) => {
  expect(siteTime(periodStart(period, site(at)))).toBe(from);
  expect(siteTime(periodEnd(period, site(at)))).toBe(until);
});

test.each<[ExclusionLength, string, string]>([
  ["24-hours", "2026-11-20 18:30:00", "2026-11-21 18:30:00"],
  ["1-week", "2026-11-28 18:30:00", "2026-12-05 18:30:00"],
  ["1-month", "2026-01-31 18:30:00", "2026-02-28 18:30:00"],
  ["6-months", "2026-08-31 00:00:01", "2027-02-28 00:00:01"],
  ["1-year", "2028-02-29 10:00:00", "2029-02-28 10:00:00"],
  ["5-years", "2026-11-20 18:30:00", "2031-11-20 18:30:00"],
])("a break of %s that begins %s ends %s", (length, from, until) => {
  expect(siteTime(exclusionEnd(length, site(from)))).toBe(until);
});
