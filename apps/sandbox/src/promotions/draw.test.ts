import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceOf, drawAmount, drawPrize } from "./draw.ts";

/** Reproducible pseudo-random numbers from a seed: mulberry32. */
const seeded = (seed: number) => {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

/** How far the counts of the draws deviate from the expected chances (chi-squared). */
const deviation = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, place) => {
    const wanted = expected[place] ?? 0;
    return sum + (count - wanted) ** 2 / wanted;
  }, 0);

describe("prizes of a wheel", () => {
  const prizes = [1, 5, 24, 70, 150, 250, 250, 250].map((weight, id) => ({ id, weight }));

  test("each place of the weights belongs to exactly one prize", () => {
    const counts = prizes.map(() => 0);
    for (let place = 0; place < 1_000; place += 1) {
      const { id } = drawPrize(prizes, () => place);
      counts[id] = (counts[id] ?? 0) + 1;
    }
    expect(counts).toEqual(prizes.map(({ weight }) => weight));
  });

  test("200,000 draws match the chances", () => {
    const counts = prizes.map(() => 0);
    const random = seeded(17);
    for (let draw = 0; draw < 200_000; draw += 1) {
      const { id } = drawPrize(prizes, random);
      counts[id] = (counts[id] ?? 0) + 1;
    }
    // With seven degrees of freedom, 24.3 is exceeded once in a thousand runs.
    expect(
      deviation(
        counts,
        prizes.map(({ weight }) => weight * 200),
      ),
    ).toBeLessThan(24.3);
  });

  test("the displayed chances of any wheel add up to one", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 2, maxLength: 24 }),
        (weights) => {
          const all = weights.map((weight) => ({ weight }));
          const chances = all.map((one) => chanceOf(one, all));
          expect(chances.every((chance) => /^0\.\d{1,6}$/.test(chance))).toBe(true);
          const sum = chances.reduce((total, chance) => total + Number(chance), 0);
          // Each is rounded to a millionth.
          expect(Math.abs(sum - 1)).toBeLessThan(0.000_013);
        },
      ),
      { seed: 17 },
    );
  });
});

describe("amounts of an envelope", () => {
  test("an envelope draws both ends of its range, and every amount equally often", () => {
    const counts = new Map<bigint, number>();
    const random = seeded(4);
    for (let draw = 0; draw < 50_000; draw += 1) {
      const amount = drawAmount({ least: 100n, most: 149n }, "USD", random);
      counts.set(amount, (counts.get(amount) ?? 0) + 1);
    }
    expect(counts.size).toBe(50);
    expect([...counts.keys()].every((amount) => amount >= 100n && amount <= 149n)).toBe(true);
    // With 49 degrees of freedom, 85.4 is exceeded once in a thousand runs.
    expect(
      deviation(
        [...counts.values()],
        [...counts].map(() => 1_000),
      ),
    ).toBeLessThan(85.4);
  });

  test("a currency without smaller units is paid in whole ones", () => {
    const random = seeded(9);
    const amounts = new Set<bigint>();
    for (let draw = 0; draw < 1_000; draw += 1)
      amounts.add(drawAmount({ least: 100n, most: 1_050n }, "VND", random));
    expect([...amounts].toSorted((one, other) => Number(one - other))).toEqual(
      Array.from({ length: 10 }, (_, more) => 100n + BigInt(more) * 100n),
    );
    expect(drawAmount({ least: 700n, most: 700n }, "USD", random)).toBe(700n);
  });
});
