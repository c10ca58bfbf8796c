import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { basisPoints, returned } from "../odds.ts";
import { drawsFrom } from "../provably-fair.ts";
import { chanceOf, chosenIn, isPhotoFinish, lanes, oddsOf, race, raceOutcome } from "./race.ts";

const played = (choice: string, numbers: readonly number[], stake = 20n) =>
  race.stateOf(drawsFrom(numbers), { stake, choice, moves: [], elapsed: Infinity });

const someNumbers = fc.array(fc.nat(0xff_ff_ff), { minLength: 40, maxLength: 40 });
const someChoice = fc.constantFrom(
  ...lanes.flatMap((_lane, index) => [`win:${index + 1}`, `place:${index + 1}`]),
);

/** What is the same whatever is drawn later: the first draws decide the order. */
const arriving = (...draws: readonly number[]) => [
  ...draws,
  ...Array.from({ length: 30 }, () => 0),
];

describe("the odds", () => {
  test.each([
    ["win:1", 565, 9_605],
    ["win:2", 320, 9_600],
    ["win:3", 960, 9_600],
    ["win:4", 440, 9_680],
    ["win:5", 1_200, 9_600],
    ["win:6", 740, 9_620],
    ["place:1", 275, 9_622],
    ["place:2", 175, 9_630],
    ["place:3", 450, 9_683],
    ["place:4", 220, 9_587],
    ["place:5", 550, 9_574],
    ["place:6", 350, 9_616],
  ])("of %s are %i hundredths, and return %i of 10,000", (choice, odds, returns) => {
    const chosen = chosenIn(choice);
    if (!chosen) throw new Error(`${choice} is no bet`);
    expect(oddsOf(chosen)).toBe(odds);
    expect(odds % 5).toBe(0);
    expect(basisPoints(returned(chanceOf(chosen), odds))).toBe(returns);
  });

  test("hold the best of these as the return", () => {
    expect(race.returnInBasisPoints).toBe(9_683);
  });

  test("come from chances that every pair of first and second gives together", () => {
    const strengths = lanes.map(({ strength }) => strength);
    lanes.forEach((_lane, index) => {
      let sum = 0;
      strengths.forEach((first, one) =>
        strengths.forEach((second, other) => {
          if (one === other || (one !== index && other !== index)) return;
          sum += (first / 100) * (second / (100 - first));
        }),
      );
      const { of, all } = chanceOf({ bet: "place", lane: index + 1 });
      expect(Number((of * 1_000_000_000n) / all) / 1e9).toBeCloseTo(sum, 8);
    });
  });
});

describe("a race", () => {
  test.each([
    ["win:1", arriving(16, 0), 113n],
    ["win:1", arriving(17, 0), 0n],
    ["win:2", arriving(46, 0), 64n],
    ["win:6", arriving(99, 0), 148n],
    ["place:1", arriving(99, 0), 55n],
    ["place:6", arriving(99, 0), 70n],
    ["place:2", arriving(99, 0), 0n],
  ])("pays a bet on %s what its lane is worth", (choice, numbers, win) => {
    expect(played(choice, numbers)).toMatchObject({ staked: 20n, win, isOver: true, next: [] });
  });

  test("brings all six in, one behind the other, and shows how", () => {
    fc.assert(
      fc.property(someNumbers, someChoice, (numbers, choice) => {
        const state = played(choice, numbers);
        expect(played(choice, numbers)).toEqual(state);
        const outcome = raceOutcome(JSON.parse(JSON.stringify(state.shown)));
        if (!outcome) throw new Error("A race shows nothing");
        expect(outcome.order.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
        outcome.times.forEach((time, place) => {
          expect(time).toBeGreaterThan(outcome.times[place - 1] ?? 899);
        });
        expect(outcome.times.at(-1)).toBeLessThan(1_250);
        for (const pair of outcome.form) {
          for (const lead of pair) expect(Math.abs(lead)).toBeLessThanOrEqual(50);
        }
        const chosen = chosenIn(choice);
        const place = outcome.order.indexOf(chosen?.lane ?? 0);
        expect(state.win > 0n).toBe(place < (chosen?.bet === "win" ? 1 : 2));
      }),
    );
  });

  test("pays in whole minor units whatever multiple of 20 is staked", () => {
    fc.assert(
      fc.property(
        someNumbers,
        someChoice,
        fc.bigInt({ min: 1n, max: 1_000_000n }),
        (numbers, choice, steps) => {
          expect(played(choice, numbers, steps * 20n).win).toBe(
            played(choice, numbers).win * steps,
          );
        },
      ),
    );
  });

  test("is judged by a photograph when the first two are close", () => {
    const close = { order: [1, 2, 3, 4, 5, 6], form: [] };
    expect(isPhotoFinish({ ...close, times: [900, 904] })).toBe(true);
    expect(isPhotoFinish({ ...close, times: [900, 905] })).toBe(false);
  });

  test.each(["", "win", "win:0", "win:7", "place:12", "show:1", "win:1 "])(
    'allows no bet on "%s"',
    (choice) => {
      expect(race.isChoice(choice)).toBe(false);
      expect(() => played(choice, arriving(0))).toThrow(RangeError);
    },
  );

  test.each([null, [], { order: [1, 2] }, { order: [1, 1, 2, 3, 4, 5], times: [], form: [] }])(
    "reads nothing out of %j",
    (shown) => {
      expect(raceOutcome(shown)).toBeUndefined();
    },
  );
});
