import { expect, test } from "vitest";
import { stopFrom, stopsOf } from "./use-marquee.ts";

const spans = [
  { start: 0, width: 334 },
  { start: 390, width: 271 },
  { start: 717, width: 700 },
];

test("a step stops at each text, and within one that is wider than the space", () => {
  expect(stopsOf(spans, 318)).toEqual([0, 318, 390, 717, 1035, 1353]);
  expect(stopsOf(spans, 1_200)).toEqual([0, 390, 717]);
  expect(stopsOf(spans, 0)).toEqual([0, 390, 717]);
});

test("steps wrap around at both ends, also from between two stops", () => {
  const stops = [0, 390, 717];
  expect([0, 100, 390.2, 717, 900].map((at) => stopFrom(stops, at, 1))).toEqual([
    390, 390, 717, 0, 0,
  ]);
  expect([0, 100, 390.2, 717, 900].map((at) => stopFrom(stops, at, -1))).toEqual([
    717, 0, 0, 390, 717,
  ]);
  expect(stopFrom([], 40, 1)).toBe(0);
});
