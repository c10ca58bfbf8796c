import { expect, test } from "vitest";
import { floatClock, roughly } from "./time-left.ts";

test.each([
  [1, "0:01", "1 seconds"],
  [59, "0:59", "59 seconds"],
  [60, "1:00", "1 minutes"],
  [866, "14:26", "14 minutes"],
  [3_599, "59:59", "59 minutes"],
  [3_600, "1:00:00", "1 hours"],
  [11_109, "3:05:09", "3 hours"],
  [86_400, "24:00:00", "1 days"],
  [172_799, "47:59:59", "1 days"],
  [172_800, undefined, "2 days"],
  [2_600_000, undefined, "30 days"],
])("%d seconds are drawn as %s and announced as %s", (seconds, drawn, told) => {
  const { unit, count } = roughly(seconds);
  expect(floatClock(seconds)).toBe(drawn);
  expect(`${count} ${unit}`).toBe(told);
});
