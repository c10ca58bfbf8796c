import fc from "fast-check";
import { expect, test } from "vitest";
import { backOff, connectTimeout } from "./back-off.ts";

test("[RT-07] the waits are 1, 2, 4 and then always 5 s", () => {
  expect([0, 1, 2, 3, 4, 99].map((tries) => backOff(tries, 0))).toEqual([
    1_000, 2_000, 4_000, 5_000, 5_000, 5_000,
  ]);
});

test("[RT-07] jitter takes off a quarter at most, and nothing from the first second", () => {
  expect([0, 1, 2, 3, 99].map((tries) => backOff(tries, 1))).toEqual([
    1_000, 1_500, 3_000, 3_750, 3_750,
  ]);
});

test("[RT-07] jitter only shortens a wait, and never below 1 s", () => {
  fc.assert(
    fc.property(fc.nat(50), fc.double({ min: 0, max: 1, noNaN: true }), (tries, chance) => {
      const wait = backOff(tries, chance);
      expect(wait).toBeLessThanOrEqual(backOff(tries, 0));
      expect(wait).toBeGreaterThanOrEqual(1_000);
      expect(wait).toBeLessThanOrEqual(5_000);
    }),
  );
});

test("[RT-08] an attempt is cut at 20 s", () => {
  expect(connectTimeout).toBe(20_000);
});
