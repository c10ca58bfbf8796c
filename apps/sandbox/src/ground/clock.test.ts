import { expect, test } from "vitest";
import {
  isSiteDay,
  isoTime,
  isSiteTime,
  nextSiteDay,
  offsetClock,
  siteDayStart,
  siteInstant,
  siteTime,
} from "./clock.ts";

/** The site is four hours behind UTC, in summer and in winter. */
test.each([
  ["2026-11-20 00:00:00", "2026-11-20T04:00:00Z"],
  ["2026-11-19 23:59:59", "2026-11-20T03:59:59Z"],
  ["2026-12-31 20:00:00", "2027-01-01T00:00:00Z"],
  ["2026-07-01 12:30:15", "2026-07-01T16:30:15Z"],
  ["2028-02-29 23:00:00", "2028-03-01T03:00:00Z"],
])("%s at the site is %s", (time, utc) => {
  expect(siteTime(Date.parse(utc))).toBe(time);
  expect(siteInstant(time)).toBe(Date.parse(utc));
  expect(siteInstant(time.slice(0, 16))).toBe(Math.floor(Date.parse(utc) / 60_000) * 60_000);
});

test.each([
  ["2026-11-20T03:59:59.999Z", "2026-11-20T04:00:00.000Z"],
  ["2026-11-20T04:00:00.000Z", "2026-11-21T04:00:00.000Z"],
  ["2026-11-20T04:00:00.001Z", "2026-11-21T04:00:00.000Z"],
  ["2026-11-20T12:34:56.789Z", "2026-11-21T04:00:00.000Z"],
  ["2026-12-31T23:00:00.500Z", "2027-01-01T04:00:00.000Z"],
])("after %s the site's next day begins at %s", (at, next) => {
  expect(new Date(nextSiteDay(Date.parse(at))).toISOString()).toBe(next);
});

test("every day that can be requested has a beginning, and so does the one before it", () => {
  expect(new Date(siteDayStart("1000-01-01")).toISOString()).toBe("1000-01-01T04:27:44.000Z");
  expect(siteDayStart("0999-12-31")).toBe(siteDayStart("1000-01-01") - 24 * 60 * 60_000);
  expect(siteDayStart("9999-12-31")).toBe(Date.parse("9999-12-31T04:00:00Z"));
});

test.each([-Number.MAX_SAFE_INTEGER, 253_402_300_800_000, 8_640_000_000_000_001])(
  "an absurd time, %s, is written as a valid one",
  (at) => {
    expect(isoTime(at)).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z$/);
    expect(siteTime(at)).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  },
);

test("a site day begins four hours after the UTC day", () => {
  expect(siteDayStart("2026-11-20")).toBe(Date.parse("2026-11-20T04:00:00Z"));
  expect(siteDayStart("2027-01-01") - siteDayStart("2026-12-31")).toBe(24 * 60 * 60_000);
});

test.each([
  ["2026-11-20", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-11-31", false],
  ["2026-1-1", false],
  ["0000-01-01", false],
  ["0002-03-14", false],
  ["0999-12-31", false],
  ["1000-01-01", true],
  ["9999-12-31", true],
  ["2026-11-20T00:00", false],
  ["", false],
])("'%s' is a calendar day: %s", (day, isOne) => {
  expect(isSiteDay(day)).toBe(isOne);
});

test.each([
  ["2026-11-20 00:00", true],
  ["2026-11-20 23:59", true],
  ["2026-11-20 23:59:59", true],
  ["2026-11-20 24:00", false],
  ["2026-11-20 12:60", false],
  ["2026-11-20 12:00:60", false],
  ["2026-11-31 12:00", false],
  ["2026-11-20 9:00", false],
  ["2026-11-20", false],
])("'%s' is a time of the site: %s", (time, isOne) => {
  expect(isSiteTime(time)).toBe(isOne);
});

test("a clock that is advanced by seconds is that many seconds fast", () => {
  const before = Date.now();
  const ahead = offsetClock(90)() - 90_000;
  expect(ahead).toBeGreaterThanOrEqual(before);
  expect(ahead).toBeLessThanOrEqual(Date.now());
});
