import { expect, test } from "vitest";
import { barHeights, eventRate, sizeText } from "./event-rate.ts";

test("the rate is that of the last ten seconds", () => {
  expect(eventRate([100, ...Array<number>(9).fill(0), 5])).toBe("0.5");
  expect(eventRate([3, 4])).toBe("3.5");
  expect(eventRate([])).toBe("0.0");
});

test("bars are scaled to the busiest second, and a few events make no tall ones", () => {
  expect(barHeights([0, 5, 20])).toEqual([0, 0.25, 1]);
  expect(barHeights([1, 0])).toEqual([0.2, 0]);
});

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1_536, "1.5 kB"],
])("%d bytes are %s", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
