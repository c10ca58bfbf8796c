import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { basisPoints } from "../odds.ts";
import { drawsFrom } from "../provably-fair.ts";
import { simulate } from "../testing/simulation.ts";
import {
  chanceOf,
  goalsIn,
  match,
  matchField,
  matchFieldCount,
  matchIn,
  matchMinutes,
  matchResults,
  resultOf,
  returnOn,
  scoreAfter,
} from "./match.ts";

const played = (choice: string, numbers: readonly number[], stake = 20n) =>
  match.stateOf(drawsFrom(numbers), { stake, choice, moves: [], elapsed: Infinity });

const someNumbers = fc.array(fc.nat(0xff_ff_ff), { minLength: 20, maxLength: 20 });
const someChoice = fc.constantFrom(...matchResults);
const minutes = Array.from({ length: 10 }, (_, index) => index * 7);

describe("match odds", () => {
  test.each([
    ["home", 4_325n, 220, 9_515],
    ["draw", 2_606n, 365, 9_512],
    ["away", 3_069n, 310, 9_514],
  ] as const)(
    "on %s come from a chance of %s in 10,000, are %i and return %i",
    (result, of, odds, returns) => {
      const field = matchField(undefined);
      expect(chanceOf(field, result)).toEqual({ of, all: 10_000n });
      expect(field.odds[result]).toBe(odds);
      expect(odds % 5).toBe(0);
      expect(basisPoints(returnOn(field, result))).toBe(returns);
    },
  );

  test("add up all pairs of goals", () => {
    for (const result of matchResults) {
      let won = 0n;
      for (let home = 0; home < 100; home += 1) {
        for (let away = 0; away < 100; away += 1) {
          won += played(result, [home, away, ...minutes]).win;
        }
      }
      const { of, all } = returnOn(matchField(undefined), result);
      expect(won * all).toBe(of * 20n * 10_000n);
    }
  });
});

describe("the fields of a match", () => {
  const numbers = Array.from({ length: matchFieldCount }, (_, index) => index + 1);

  test("differ in clubs and in odds", () => {
    const clubs = numbers.map((number) => `${matchField(number).home} ${matchField(number).away}`);
    expect(new Set(clubs).size).toBe(matchFieldCount);
    const odds = numbers.map((number) => Object.values(matchField(number).odds).join(" "));
    expect(new Set(odds).size).toBe(matchFieldCount);
  });

  test.each(numbers)(
    "in meeting %i keep a margin: every result returns 94.40 to 95.60 per cent",
    (number) => {
      const field = matchField(number);
      expect(field.home).not.toBe(field.away);
      for (const goals of [field.goals.home, field.goals.away])
        expect(goals.reduce((sum, rounds) => sum + rounds, 0)).toBe(100);
      for (const result of matchResults) {
        const returns = basisPoints(returnOn(field, result));
        expect(returns).toBeGreaterThanOrEqual(9_440);
        expect(returns).toBeLessThanOrEqual(9_560);
      }
      const implied = matchResults.reduce((sum, result) => sum + 100 / field.odds[result], 0);
      expect(implied).toBeGreaterThan(1.04);
      expect(implied).toBeLessThan(1.065);
    },
  );

  test("are part of the choice, with one bet or several", () => {
    expect(matchIn("3;home+drawx2")).toEqual({
      field: 3,
      bets: [
        { spot: "home", chips: 1 },
        { spot: "draw", chips: 2 },
      ],
    });
    expect(matchIn("99;home")).toBeUndefined();
    const { odds } = matchField(3);
    // Neither side scores.
    expect(played("3;home+drawx2", [0, 0, ...minutes], 60n).win).toBe(
      (40n * BigInt(odds.draw)) / 100n,
    );
  });

  test.each(["1;home", "7;draw", "20;away+draw"])(
    "return about 95 per cent in 200,000 rounds with %s",
    (choice) => {
      const { returned, error } = simulate(match, { choice, rounds: 200_000, seed: 14 });
      expect(Math.abs(returned - 0.95)).toBeLessThan(4 * error + 0.006);
    },
  );
});

describe("a match", () => {
  test.each([
    ["draw", 0, 0, 73n],
    ["home", 0, 0, 0n],
    ["home", 23, 0, 44n],
    ["away", 22, 31, 62n],
    ["draw", 99, 99, 0n],
    ["home", 99, 99, 44n],
  ] as const)("with a bet on %s pays by its score", (choice, home, away, win) => {
    expect(played(choice, [home, away, ...minutes])).toMatchObject({
      staked: 20n,
      win,
      isOver: true,
      next: [],
    });
  });

  test("shows its goals minute by minute, at most one in each", () => {
    fc.assert(
      fc.property(
        someNumbers,
        someChoice,
        fc.bigInt({ min: 1n, max: 1_000_000n }),
        (numbers, choice, steps) => {
          const state = played(choice, numbers);
          expect(played(choice, numbers)).toEqual(state);
          const goals = goalsIn(JSON.parse(JSON.stringify(state.shown)));
          if (!goals) throw new Error("A match shows nothing");
          goals.forEach(({ minute }, index) => {
            expect(minute).toBeGreaterThan(goals[index - 1]?.minute ?? 0);
            expect(minute).toBeLessThanOrEqual(matchMinutes);
          });
          const score = scoreAfter(goals, matchMinutes);
          expect(score.home).toBeLessThanOrEqual(5);
          expect(score.away).toBeLessThanOrEqual(4);
          expect(state.win > 0n).toBe(resultOf(score) === choice);
          expect(played(choice, numbers, steps * 20n).win).toBe(state.win * steps);
        },
      ),
    );
  });

  test("shows the score after every minute", () => {
    const goals = [
      { side: "away", minute: 4 },
      { side: "home", minute: 50 },
    ] as const;
    expect(scoreAfter(goals, 3)).toEqual({ home: 0, away: 0 });
    expect(scoreAfter(goals, 4)).toEqual({ home: 0, away: 1 });
    expect(scoreAfter(goals, 90)).toEqual({ home: 1, away: 1 });
  });

  test.each(["", "Home", "1", "home "])('refuses a bet on "%s"', (choice) => {
    expect(match.isChoice(choice)).toBe(false);
    expect(() => played(choice, [0, 0])).toThrow(RangeError);
  });

  test.each([null, 3, [], {}])("refuses to read %j as its outcome", (shown) => {
    expect(goalsIn(shown)).toBeUndefined();
  });
});
