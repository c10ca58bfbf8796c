import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { engineNamed } from "../../engines.ts";
import { drawsOf } from "../../provably-fair.ts";
import { seededDraws, simulate } from "../../testing/simulation.ts";
import { resultOf } from "../pays.ts";
import { volatilityOf } from "../testing/volatility.ts";
import { returnOfLines, returnOfWays } from "./expected-return.fake.ts";
import { slotFamilies, slotFamilyOf } from "./families.ts";
import { freeGamesOf, restingStops, stepsOf, unitsOf } from "./family.ts";
import type { SlotFamily } from "./family.ts";

const named = (name: string): SlotFamily => {
  const found = slotFamilies.find((family) => family.name === name);
  if (!found) throw new Error(`No family is called ${name}`);
  return found;
};

const engineOf = ({ name }: SlotFamily) => {
  const engine = engineNamed(name);
  if (!engine) throw new Error(`No engine is called ${name}`);
  return engine;
};

const round = (family: SlotFamily, seed: number, stake = 20n) =>
  engineOf(family).stateOf(seededDraws(seed), { stake, choice: "", moves: [], elapsed: 0 });

test("there are five families, no two with the same grid, volatility and feature", () => {
  const kinds = slotFamilies.map(
    ({ strips, rows, volatility, freeGames, multipliers, ladder }) =>
      `${strips.length}x${rows} ${volatility} ${JSON.stringify([freeGames, multipliers, ladder])}`,
  );
  expect(new Set(kinds).size).toBe(5);
  expect(new Set(slotFamilies.map(({ strips, rows }) => `${strips.length}x${rows}`))).toEqual(
    new Set(["5x3", "6x5", "3x3", "5x4"]),
  );
  expect(new Set(slotFamilies.map(({ volatility }) => volatility)).size).toBe(4);
});

describe.each(slotFamilies.map((family) => [family.name, family] as const))("%s", (_, family) => {
  test("returns what it states over 200,000 rounds, with the stated volatility", () => {
    const seen = simulate(engineOf(family), { rounds: 200_000, seed: 20_261_123 });
    const told = family.returnInBasisPoints / 10_000;
    expect(Math.abs(seen.returned - told)).toBeLessThan(4 * seen.error);
    expect(volatilityOf(seen.deviation)).toBe(family.volatility);
    expect(Math.round(seen.winsOneIn)).toBe(family.winsOneIn);
    expect(engineOf(family).returnInBasisPoints).toBe(family.returnInBasisPoints);
  });

  test("shows steps that add up to the payout, whatever the stake", () => {
    fc.assert(
      fc.property(fc.nat(), fc.bigInt({ min: 1n, max: 100_000n }), (seed, times) => {
        const { win, shown, isOver, next } = round(family, seed, 20n * times);
        expect(win).toBe(BigInt(unitsOf(stepsOf(family, shown))) * times);
        expect(isOver).toBe(true);
        expect(next).toEqual([]);
      }),
    );
  });

  test("shows only symbols of its strips, and every win where it is", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const { window, wins, units } of stepsOf(family, round(family, seed).shown)) {
          expect(window.map((column) => column.length)).toEqual(
            family.strips.map(() => family.rows),
          );
          expect(units).toBe(wins.reduce((sum, win) => sum + win.units, 0));
          for (const { symbol, places } of wins) {
            for (const [column, row] of places) {
              const shown = window[column]?.[row];
              expect(shown === symbol || shown === "W" || symbol === "S").toBe(true);
            }
          }
        }
      }),
    );
  });

  test("follows from its seeds, with numbers to spare for all of its free games", async () => {
    const brought = new Set<number>();
    for (let nonce = 0; nonce < 150; nonce += 1) {
      const draw = { serverSeed: "aa".repeat(32), clientSeed: "naluma", nonce };
      const ask = { stake: 100n, choice: "", moves: [], elapsed: Number.POSITIVE_INFINITY };
      const state = engineOf(family).stateOf(await drawsOf(draw), ask);
      expect(engineOf(family).stateOf(await drawsOf(draw), ask)).toEqual(state);
      brought.add(stepsOf(family, state.shown).at(-1)?.freeGame ?? 0);
    }
    expect(brought.size).toBeGreaterThan(0);
    const most = Math.max(0, ...Object.values(family.freeGames ?? {}));
    // Every limit is a power of two, so that no number is skipped.
    for (const { length } of family.strips) expect(Math.log2(length) % 1).toBe(0);
    expect((most + 1) * family.strips.length + 1).toBeLessThan(160);
  });

  test("rests on stops without a win, different ones for each game", () => {
    const codes = Array.from({ length: 40 }, (_, index) => `HL-${index}`);
    const all = codes.map((code) => restingStops(family, code));
    for (const stops of all) {
      const [step] = family.spin(stops, { isFree: false, multiplier: 1 });
      expect(step?.units).toBe(0);
      expect(freeGamesOf(family, stops)).toBe(0);
    }
    expect(new Set(all.map(String)).size).toBeGreaterThan(35);
    expect(restingStops(family, "HL-1")).toEqual(all[1]);
  });

  test.each([0n, -20n, 19n, 21n])("refuses a stake of %s", (stake) => {
    expect(() => round(family, 1, stake)).toThrow(RangeError);
  });

  test("refuses a move", () => {
    const ask = { stake: 20n, choice: "", moves: ["again"], elapsed: 0 };
    expect(() => engineOf(family).stateOf(seededDraws(1), ask)).toThrow(RangeError);
  });
});

describe("the exact return", () => {
  test.each([
    ["slot", () => returnOfLines(named("slot"), named("slot").scatterPays)],
    [
      "slot-free-games",
      () => returnOfLines(named("slot-free-games"), named("slot-free-games").scatterPays),
    ],
    ["slot-three", () => returnOfLines(named("slot-three"))],
    ["slot-wilds", () => returnOfWays(named("slot-wilds"), 5)],
  ] as const)("of %s is the one it publishes", (name, calculated) => {
    expect(Math.round(calculated() * 10_000)).toBe(named(name).returnInBasisPoints);
  });
});

test("the oldest family shows steps that add up to what its rounds always paid", () => {
  const classic = named("slot");
  fc.assert(
    fc.property(fc.array(fc.nat(31), { minLength: 5, maxLength: 5 }), (stops) => {
      expect(BigInt(unitsOf(stepsOf(classic, stops)))).toBe(resultOf(stops, 20n).win);
    }),
  );
});

describe("free games", () => {
  test("follow the spin that triggered them, in the same round, and trigger no more", () => {
    const family = named("slot-free-games");
    let found = 0;
    for (let seed = 0; seed < 3_000 && found < 5; seed += 1) {
      const steps = stepsOf(family, round(family, seed).shown);
      if (steps.length === 1) continue;
      found += 1;
      expect([10, 15, 20]).toContain(steps.length - 1);
      expect(steps.map(({ freeGame }) => freeGame)).toEqual(steps.map((_, index) => index));
      expect(steps.map(({ multiplier }) => multiplier)).toEqual([
        1,
        ...steps.slice(1).map(() => 3),
      ]);
    }
    expect(found).toBe(5);
  });
});

describe("a cascade", () => {
  test("removes the winning symbols, drops the rest, and raises the multiplier each time", () => {
    const family = named("slot-cascade");
    let cascades = 0;
    for (let seed = 0; seed < 300; seed += 1) {
      const steps = stepsOf(family, round(family, seed).shown);
      steps.forEach((step, index) => {
        const before = steps[index - 1];
        if (step.kind !== "cascade" || !before) return;
        cascades += 1;
        expect(step.multiplier).toBeGreaterThanOrEqual(before.multiplier);
        const gone = before.wins.filter(({ symbol }) => symbol !== "S");
        expect(gone.length).toBeGreaterThan(0);
        before.window.forEach((column, at) => {
          const rest = column.filter(
            (_symbol, row) =>
              !gone.some(({ places }) => places.some(([one, two]) => one === at && two === row)),
          );
          expect(step.window[at]?.slice(column.length - rest.length)).toEqual(rest);
        });
      });
    }
    expect(cascades).toBeGreaterThan(50);
  });
});

test("a wild fills its column, and multiplies in free games", () => {
  const family = named("slot-wilds");
  const stop = family.strips[1]?.indexOf("W") ?? -1;
  const [paid] = family.spin([0, stop, 0, 0, 0], { isFree: false, multiplier: 1 });
  expect(paid?.expanded).toContain(1);
  expect(paid?.window[1]).toEqual(["W", "W", "W", "W"]);
  const [free] = family.spin([0, stop, 0, 0, 0], { isFree: true, multiplier: 1 });
  expect(free?.units).toBeGreaterThanOrEqual((paid?.units ?? 0) * 3);
});

test("the multiplier of a three-reel round applies to the whole round", () => {
  const family = named("slot-three");
  const stops = [0, 0, 0].map((_, reel) => family.strips[reel]?.indexOf("H") ?? 0);
  const of = (multiplier: number) => unitsOf(stepsOf(family, { spins: [stops], multiplier }));
  expect(of(1)).toBeGreaterThan(0);
  expect(of(5)).toBe(of(1) * 5);
});

test("only slots have families", () => {
  expect(slotFamilyOf("slot-three")?.name).toBe("slot-three");
  expect(slotFamilyOf("keno")).toBeUndefined();
});
