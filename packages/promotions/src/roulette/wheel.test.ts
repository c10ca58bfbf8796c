import { describe, expect, test } from "vitest";
import { prizeAngles, restingAngle } from "./wheel.ts";

const counts = Array.from({ length: 23 }, (_, index) => index + 2);

/** The prize under the pointer, and its distance from the middle of the piece as a fraction of the piece. */
function underPointer(angle: number, count: number) {
  const wide = 360 / count;
  const turnedOn = (((-angle % 360) + 360) % 360) / wide;
  const index = Math.round(turnedOn) % count;
  return { index, off: Math.abs(turnedOn - Math.round(turnedOn)) };
}

describe("the angles of the prizes", () => {
  test.each([
    [2, [0, 180]],
    [3, [0, 240, 120]],
    [4, [0, 270, 180, 90]],
    [6, [0, 300, 240, 180, 120, 60]],
  ] as const)("[PROMO-11] run clockwise from the top for %d prizes", (count, angles) => {
    expect(prizeAngles(count)).toEqual(angles);
  });

  test.each(counts)("[PROMO-11] are different for %d prizes, and cover the wheel", (count) => {
    const angles = prizeAngles(count).map((angle) => Math.round(angle * 1e6) / 1e6);
    expect(new Set(angles).size).toBe(count);
    const sorted = angles.toSorted((a, b) => a - b);
    const gaps = sorted.map((angle, at) => (sorted[at + 1] ?? 360) - angle);
    for (const gap of gaps) expect(gap).toBeCloseTo(360 / count, 4);
    angles.forEach((angle, index) => expect(underPointer(angle, count).index).toBe(index));
  });
});

describe("the disc", () => {
  test.each([
    // prize, of, random, degrees
    [0, 6, 0.5, 3600],
    [1, 6, 0.5, 3900],
    [5, 6, 0.5, 3660],
    [0, 6, 0, 3580],
    [0, 6, 1, 3620],
    [1, 2, 0.5, 3780],
    [0, 24, 0, 3595],
    [23, 24, 1, 3620],
  ])(
    "[PROMO-15] stops for prize %d of %d at random %d after ten turns, at its angle plus the offset",
    (index, count, random, angle) => {
      expect(restingAngle(0, index, count, random)).toBeCloseTo(angle, 6);
    },
  );

  test.each(counts)(
    "[PROMO-15] stops on the drawn one of %d prizes, never off by more than a third of its piece",
    (count) => {
      for (let index = 0; index < count; index += 1)
        for (const random of [0, 0.01, 0.5, 0.99, 1]) {
          const { index: at, off } = underPointer(restingAngle(0, index, count, random), count);
          expect(at).toBe(index);
          expect(off).toBeLessThanOrEqual(1 / 3 + 1e-9);
        }
    },
  );

  test("turns on by ten turns or more from any prize to any other", () => {
    const prizes = [0, 1, 2, 3, 4, 5];
    for (const [one, other] of prizes.flatMap((a) => prizes.map((b) => [a, b] as const))) {
      const first = restingAngle(0, one, 6, 0.5);
      const turned = restingAngle(first, other, 6, 0.5) - first;
      expect(turned, `${one} to ${other}`).toBeGreaterThanOrEqual(10 * 360);
      expect(turned, `${one} to ${other}`).toBeLessThan(12 * 360);
    }
  });

  test("turns on by about ten turns more on a second spin to the same prize", () => {
    const first = restingAngle(0, 2, 6, 0);
    const second = restingAngle(first, 2, 6, 1);
    expect(second - first).toBeGreaterThanOrEqual(10 * 360);
    expect(second - first).toBeLessThanOrEqual(12 * 360);
    expect(underPointer(second, 6).index).toBe(2);
  });
});
