import { fakeApi, refused } from "@naluma/api-client/api.fake";
import fc from "fast-check";
import { expect, test } from "vitest";
import { activityFile } from "./activity-statement.tsx";
import { getActivity } from "./activity.api.ts";
import { activityReply } from "./activity.fake.ts";
import { barAfter, barsOf, hasPlay, isEmpty, listed, timeParts } from "./activity.ts";

const read = (by: "day" | "month", before?: string) =>
  fakeApi({ "/services/v1/member/activity": activityReply }).read(
    getActivity,
    before === undefined ? { by } : { by, before },
  );

test("periods are read with their figures, and with the period before", async () => {
  const { currency, periods, totals, before } = await read("day");
  expect(currency).toBe("USD");
  expect(periods).toHaveLength(14);
  expect(periods.at(-1)).toEqual({
    from: "2026-11-23",
    to: "2026-11-23",
    staked: "20.00",
    won: "64.50",
    net: "44.50",
    deposits: "100.00",
    withdrawals: "0.00",
    seconds: 4_000,
  });
  expect(totals).toMatchObject({ net: "32.50", seconds: 6_520 });
  expect(before).toBe("2026-11-10");
});

test("a refusal is thrown for the page to show", async () => {
  const api = fakeApi({ "/services/v1/member/activity": () => refused("404") });
  await expect(api.read(getActivity, { by: "week" })).rejects.toMatchObject({
    refusal: { code: "404" },
  });
});

test("a period without any activity is empty", async () => {
  expect(isEmpty((await read("day")).totals)).toBe(false);
  expect(isEmpty((await read("day", "2026-11-10")).totals)).toBe(true);
});

test.each([
  ["staked", true],
  ["won", true],
  ["deposits", false],
  ["withdrawals", false],
] as const)("a period with only %s is not empty, and has a chart: %s", async (name, isPlay) => {
  const { totals } = await read("day", "2026-11-10");
  const only = { ...totals, [name]: "0.01" };
  expect(isEmpty(only)).toBe(false);
  expect(hasPlay(only)).toBe(isPlay);
});

test("a statement lists events newest first, and a single payment has no chart", async () => {
  const activity = await read("day");
  const days = listed(activity);
  expect(days[0]?.from).toBe("2026-11-23");
  expect(days.length).toBeLessThan(activity.periods.length);
  expect(days.some(isEmpty)).toBe(false);
  expect(hasPlay(activity.totals)).toBe(true);
  const { totals } = activity;
  expect(hasPlay({ ...totals, staked: "0.00", won: "0.00" })).toBe(false);
});

test.each([
  [0, { hours: 0, minutes: 0 }],
  [1, { hours: 0, minutes: 1 }],
  [60, { hours: 0, minutes: 1 }],
  [3_599, { hours: 1, minutes: 0 }],
  [4_000, { hours: 1, minutes: 7 }],
  [7_199, { hours: 2, minutes: 0 }],
  [7_200, { hours: 2, minutes: 0 }],
])("%i seconds in games are split into hours and minutes", (seconds, parts) => {
  expect(timeParts(seconds)).toEqual(parts);
});

test("the file has a line for each period, with amounts that a spreadsheet can add up", async () => {
  const t = (id: string) => id.replace("activity.", "");
  const lines = activityFile(await read("month"), 2, t).split("\r\n");
  expect(lines.slice(0, 2)).toEqual([
    "\u{FEFF}period,,staked,won,net,deposits,withdrawals,seconds,currency",
    "2026-11-01,2026-11-30,72.00,104.50,32.50,100.00,0.00,6520,USD",
  ]);
});

test("wins are drawn above the zero line, losses below it", () => {
  expect(barsOf(["30.00", "-10.00", "0.00"])).toEqual({
    zero: 0.75,
    bars: [
      { top: 0, height: 0.75, isLoss: false },
      { top: 0.75, height: 0.25, isLoss: true },
      { top: 0.75, height: 0, isLoss: false },
    ],
  });
});

test("the zero line is at the bottom when there is no result", () => {
  expect(barsOf(["0.00", "0.00"]).zero).toBe(1);
  expect(barsOf([])).toEqual({ zero: 1, bars: [] });
});

test("bars hang from the top when there are only losses", () => {
  expect(barsOf(["-5.00", "-10.00"])).toMatchObject({
    zero: 0,
    bars: [{ height: 0.5 }, { height: 1 }],
  });
});

test("a cent beside a fortune is still visible", () => {
  const [, cent] = barsOf(["1000000.00", "0.01"]).bars;
  expect(cent?.height).toBeGreaterThan(0);
});

test("no bar exceeds the chart by more than the smallest bar", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 14 }), (cents) => {
      const { bars } = barsOf(cents.map((one) => (one / 100).toFixed(2)));
      for (const { top, height } of bars) {
        expect(top).toBeGreaterThanOrEqual(-0.011);
        expect(top + height).toBeLessThanOrEqual(1.011);
      }
    }),
    { seed: 25 },
  );
});

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 2],
  ["ArrowLeft", 2, 1],
  ["ArrowLeft", 0, 0],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Enter", 1, undefined],
] as const)("%s from bar %i leads to %s", (key, at, to) => {
  expect(barAfter(key, at, 3)).toBe(to);
});
