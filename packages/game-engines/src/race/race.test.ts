import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawsFrom } from "../provably-fair.ts";
import { simulate } from "../testing/simulation.ts";
import {
  chanceOf,
  chosenIn,
  isPhotoFinish,
  oddsOf,
  race,
  raceBets,
  raceField,
  raceFieldCount,
  raceIn,
  raceOutcome,
  raceReturn,
  racers,
} from "./race.ts";

const fieldNumbers = Array.from({ length: raceFieldCount }, (_, index) => index + 1);
const everyBet = raceBets.flatMap((bet) =>
  racers.map((_racer, index) => ({ bet, lane: index + 1 })),
);

const played = (choice: string, numbers: readonly number[], stake = 20n) =>
  race.stateOf(drawsFrom(numbers), { stake, choice, moves: [], elapsed: Infinity });

const someNumbers = fc.array(fc.nat(0xff_ff_ff), { minLength: 40, maxLength: 40 });
const someChoice = fc.constantFrom(
  ...racers.flatMap((_racer, index) => [`win:${index + 1}`, `place:${index + 1}`]),
);

/** The first draws decide the order; the later ones are fixed here. */
const arriving = (...draws: readonly number[]) => [
  ...draws,
  ...Array.from({ length: 30 }, () => 0),
];

describe("race odds", () => {
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
  ])("on %s are %i hundredths, and return %i of 10,000", (choice, odds, returns) => {
    const chosen = chosenIn(choice);
    if (!chosen) throw new Error(`${choice} is no bet`);
    const field = raceField(undefined);
    expect(oddsOf(field, chosen)).toBe(odds);
    expect(odds % 5).toBe(0);
    expect(raceReturn(field, chosen)).toBe(returns);
  });

  test("give the best of these as the return", () => {
    expect(race.returnInBasisPoints).toBe(9_683);
  });

  test("come from probabilities that add up every pair of first and second", () => {
    const { strengths } = raceField(undefined);
    racers.forEach((_racer, index) => {
      let sum = 0;
      strengths.forEach((first, one) =>
        strengths.forEach((second, other) => {
          if (one === other || (one !== index && other !== index)) return;
          sum += (first / 100) * (second / (100 - first));
        }),
      );
      const { of, all } = chanceOf({ strengths }, { bet: "place", lane: index + 1 });
      expect(Number((of * 1_000_000_000n) / all) / 1e9).toBeCloseTo(sum, 8);
    });
  });
});

describe("race fields", () => {
  test("differ in strengths and in odds", () => {
    const odds = fieldNumbers.map((number) => raceField(number).odds.win.join(" "));
    expect(new Set(odds).size).toBe(raceFieldCount);
    expect(raceFieldCount).toBeGreaterThanOrEqual(24);
  });

  test.each(fieldNumbers)(
    "in meeting %i keep a margin: every bet returns 95.50 to 96.50 per cent",
    (number) => {
      const field = raceField(number);
      for (const chosen of everyBet) {
        expect(oddsOf(field, chosen) % 5).toBe(0);
        expect(raceReturn(field, chosen)).toBeGreaterThanOrEqual(9_550);
        expect(raceReturn(field, chosen)).toBeLessThanOrEqual(9_650);
      }
      // The implied probabilities sum to more than one for the first place, and to more than two for the first two.
      const implied = (bet: "win" | "place") =>
        field.odds[bet].reduce((sum, odds) => sum + 100 / odds, 0);
      expect(implied("win")).toBeGreaterThan(1.03);
      expect(implied("win")).toBeLessThan(1.05);
      expect(implied("place")).toBeGreaterThan(2.06);
    },
  );

  test("are part of the choice, and determine the race", () => {
    expect(raceIn("7;win:3+place:1x2")).toEqual({
      field: 7,
      bets: [
        { spot: "win:3", chips: 1 },
        { spot: "place:1", chips: 2 },
      ],
    });
    expect(raceIn("win:3")?.field).toBeUndefined();
    expect(raceIn("25;win:3")).toBeUndefined();
    // Lane five is strong in the first field: a draw of 60 of 91 falls on it.
    expect(played("1;win:5", arriving(60, 0)).win).toBe((20n * 225n) / 100n);
  });

  test("accept several bets, each at its own odds", () => {
    const { odds } = raceField(1);
    const state = played("1;win:5x2+place:5+win:1", arriving(60, 0), 80n);
    expect(state.win).toBe(
      (40n * BigInt(odds.win[4] ?? 0) + 20n * BigInt(odds.place[4] ?? 0)) / 100n,
    );
  });

  test.each(["1;win:5", "8;place:2", "13;win:1+place:3x2", "24;win:6"])(
    "return about 96 per cent in 200,000 races with %s",
    (choice) => {
      const { returned, error } = simulate(race, { choice, rounds: 200_000, seed: 14 });
      expect(Math.abs(returned - 0.96)).toBeLessThan(4 * error + 0.005);
    },
  );
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
  ])("pays a bet on %s by its lane", (choice, numbers, win) => {
    expect(played(choice, numbers)).toMatchObject({ staked: 20n, win, isOver: true, next: [] });
  });

  test("lets all six finish one behind the other, and shows how", () => {
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

  test("pays in whole minor units for any multiple of 20", () => {
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

  test("shows a photo finish when the first two are close", () => {
    const close = { order: [1, 2, 3, 4, 5, 6], form: [] };
    expect(isPhotoFinish({ ...close, times: [900, 904] })).toBe(true);
    expect(isPhotoFinish({ ...close, times: [900, 905] })).toBe(false);
  });

  test.each(["", "win", "win:0", "win:7", "place:12", "show:1", "win:1 "])(
    'refuses a bet on "%s"',
    (choice) => {
      expect(race.isChoice(choice)).toBe(false);
      expect(() => played(choice, arriving(0))).toThrow(RangeError);
    },
  );

  test.each([
    null,
    [],
    { order: [1, 2] },
    { order: [1, 1, 2, 3, 4, 5], times: [], form: [] },
    // A time must be a number.
    {
      order: [1, 2, 3, 4, 5, 6],
      times: ["900", 904, 905, 906, 907, 908],
      form: [1, 2, 3, 4, 5, 6],
    },
  ])("refuses to read %j as its outcome", (shown) => {
    expect(raceOutcome(shown)).toBeUndefined();
  });
});
