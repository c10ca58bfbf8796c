import fc from "fast-check";
import { expect, test } from "vitest";
import { barAfter, barsOf } from "./bars.ts";

test("wins stand on the line, losses hang below it", () => {
  expect(barsOf(["30.00", "-10.00", "0.00"])).toEqual({
    zero: 0.75,
    bars: [
      { top: 0, height: 0.75, isLoss: false },
      { top: 0.75, height: 0.25, isLoss: true },
      { top: 0.75, height: 0, isLoss: false },
    ],
  });
});

test("without any result the line is the ground", () => {
  expect(barsOf(["0.00", "0.00"]).zero).toBe(1);
  expect(barsOf([])).toEqual({ zero: 1, bars: [] });
});

test("only losses hang from the top", () => {
  expect(barsOf(["-5.00", "-10.00"])).toMatchObject({
    zero: 0,
    bars: [{ height: 0.5 }, { height: 1 }],
  });
});

test("a cent beside a fortune is still seen", () => {
  const [, cent] = barsOf(["1000000.00", "0.01"]).bars;
  expect(cent?.height).toBeGreaterThan(0);
});

test("no bar leaves the chart by more than the least that is drawn", () => {
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
