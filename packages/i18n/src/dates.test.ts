import { afterEach, expect, test, vi } from "vitest";
import {
  formatDay,
  formatSiteDay,
  formatSiteTime,
  siteTimestamp,
  formatTime,
  readTime,
  siteDay,
  formatMonth,
} from "./dates.ts";

test.each([
  ["2026-11-20 18:30:00", "2026-11-20T22:30:00.000Z"],
  ["2026-11-20T18:30:00.123456", "2026-11-20T22:30:00.000Z"],
  ["2026-11-20T22:30:00Z", "2026-11-20T22:30:00.000Z"],
  ["2026-11-20T22:30:00+02:00", "2026-11-20T20:30:00.000Z"],
  ["2026-11-20T22:30:00-0330", "2026-11-21T02:00:00.000Z"],
  [" 2026-11-20 18:30 ", "2026-11-20T22:30:00.000Z"],
  ["tomorrow", undefined],
  ["2026-13-45 18:30:00", undefined],
  ["", undefined],
])("%s from the server is %s", (text, instant) => {
  expect(readTime(text)?.toISOString()).toBe(instant);
});

test("[I18N-15] an instant is shown in Caracas time with its zone named, in English unless a language is requested", () => {
  const instant = new Date("2026-11-20T22:30:00Z");
  expect(siteTimestamp(instant)).toBe("2026-11-20T18:30:00-04:00");
  expect(formatSiteTime(instant)).toBe("Nov 20, 2026, 6:30 PM (GMT-4)");
  expect(formatSiteTime(instant, "zh_CN")).toBe("2026年11月20日 18:30 (GMT-4)");
});

test.each([
  ["America/Caracas", "Nov 20, 2026, 6:30 PM (GMT-4)"],
  ["America/La_Paz", "Nov 20, 2026, 6:30 PM (GMT-4)"],
  ["Europe/Paris", "Nov 20, 2026, 11:30 PM (6:30 PM GMT-4)"],
  ["Asia/Tokyo", "Nov 21, 2026, 7:30 AM (Nov 20, 2026, 6:30 PM GMT-4)"],
])("a player in %s reads an instant as %s", (zone, text) => {
  const instant = new Date("2026-11-20T22:30:00Z");
  expect(formatTime(instant, "en_US", zone)).toBe(text);
});

test("a day is the player's own day", () => {
  const instant = new Date("2026-11-20T22:30:00Z");
  expect(formatDay(instant, "en_US", "Asia/Tokyo")).toBe("November 21, 2026");
  expect(formatDay(instant, "en_US", "America/Caracas")).toBe("November 20, 2026");
});

test("a day in the site's calendar is the same for everybody", () => {
  expect(formatSiteDay("2026-11-20", "en_US")).toBe("Nov 20, 2026");
});

test.each(["bn_BD", "my_MM", "hi_IN", "th_TH"] as const)(
  "a time in %s has Latin digits",
  (locale) => {
    const instant = new Date("2026-11-20T22:30:00Z");
    for (const text of [
      formatDay(instant, locale),
      formatTime(instant, locale),
      formatMonth(instant, locale),
    ]) {
      expect(text).toMatch(/2026|2569/);
      expect(text).not.toMatch(/(?![0-9])\p{Nd}/u);
    }
  },
);

test.each([
  ["2026-12-01T03:59:59Z", "2026-11-30", "November 2026"],
  ["2026-12-01T04:00:00Z", "2026-12-01", "December 2026"],
])("at %s the site's calendar shows %s", (instant, day, month) => {
  expect(siteDay(new Date(instant))).toBe(day);
  expect(formatMonth(new Date(instant), "en_US")).toBe(month);
});

afterEach(() => vi.restoreAllMocks());

test("a browser that does not know the language writes the day in English, not in the device's language", () => {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (languages, options) {
    const known = [languages ?? []].flat().filter((language) => String(language) !== "my-MM");
    return new DateTimeFormat(known.length > 0 ? known : "de-DE", options);
  });
  const instant = new Date("2026-11-20T22:30:00Z");
  expect(formatDay(instant, "my_MM", "America/Caracas")).toBe("November 20, 2026");
  expect(formatDay(instant, "ja_JP", "America/Caracas")).toBe("2026年11月20日");
});
