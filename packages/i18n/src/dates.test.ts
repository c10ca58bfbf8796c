import { expect, test } from "vitest";
import { formatSiteTime, readTime } from "./dates.ts";

test.each([
  ["2026-11-20 18:30:00", "2026-11-20T22:30:00.000Z"],
  ["2026-11-20T18:30:00.123456", "2026-11-20T22:30:00.000Z"],
  ["2026-11-20T22:30:00Z", "2026-11-20T22:30:00.000Z"],
  ["2026-11-20T22:30:00+02:00", "2026-11-20T20:30:00.000Z"],
  ["tomorrow", undefined],
  ["2026-13-45 18:30:00", undefined],
  ["", undefined],
])("%s from the server is %s", (text, instant) => {
  expect(readTime(text)?.toISOString()).toBe(instant);
});

test("[I18N-15] an instant is shown in Caracas time with its zone named, in English unless a language is asked for", () => {
  const instant = new Date("2026-11-20T22:30:00Z");
  expect(formatSiteTime(instant)).toBe("Nov 20, 2026, 6:30 PM (GMT-4)");
  expect(formatSiteTime(instant, "zh_CN")).toBe("2026年11月20日 18:30 (GMT-4)");
});
