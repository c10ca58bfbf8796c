import { expect, test } from "vitest";
import { dateOrder, daysIn, monthNames, noDate, withPart, yearNames } from "./birth-date.ts";

test.each([
  ["en_US", ["month", "day", "year"]],
  ["zh_CN", ["year", "month", "day"]],
  ["vi_VN", ["day", "month", "year"]],
  ["ko_KR", ["year", "month", "day"]],
  ["th_TH", ["day", "month", "year"]],
  ["bn_BD", ["day", "month", "year"]],
] as const)("in %s a date is chosen in the order %j", (tag, order) => {
  expect(dateOrder(tag)).toEqual(order);
});

test("months are shown by name", () => {
  expect(monthNames("en_US").slice(0, 2)).toEqual(["January", "February"]);
  expect(monthNames("ja_JP").at(-1)).toBe("12月");
});

test("Thai shows the years of the identity card, every other language those of the passport", () => {
  expect(yearNames("th_TH", [1996, 1969])).toEqual(["2539", "2512"]);
  expect(yearNames("ja_JP", [1996])).toEqual(["1996"]);
  expect(yearNames("bn_BD", [1996])).toEqual(["1996"]);
});

test.each([
  ["", "", 31],
  ["", "2", 29],
  ["2000", "2", 29],
  ["2001", "2", 28],
  ["1900", "2", 28],
  ["1999", "4", 30],
  ["1999", "12", 31],
])("year %j, month %j has %i days", (year, month, days) => {
  expect(daysIn({ year, month })).toBe(days);
});

test("a day that the new month does not have is removed, any other day stays", () => {
  const last = { year: "2001", month: "1", day: "31" };
  expect(withPart(last, "month", "2")).toEqual({ year: "2001", month: "2", day: "" });
  expect(withPart(last, "month", "3")).toEqual({ year: "2001", month: "3", day: "31" });
  expect(withPart(noDate, "day", "31")).toEqual({ ...noDate, day: "31" });
});

test("Burmese months are written correctly, even in a browser that does not know Burmese", () => {
  const ofMonths = new Intl.DateTimeFormat("my", { month: "long", timeZone: "UTC" });
  expect(ofMonths.resolvedOptions().locale).toBe("my");
  const known = Array.from({ length: 12 }, (_, month) =>
    ofMonths.format(Date.UTC(2000, month, 15)),
  );
  expect(monthNames("my_MM")).toEqual(known);
  expect(dateOrder("my_MM")).toEqual(["day", "month", "year"]);
});
