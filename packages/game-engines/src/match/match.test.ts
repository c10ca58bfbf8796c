import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { basisPoints } from "../odds.ts";
import { drawsFrom } from "../provably-fair.ts";
import {
  chanceOf,
  goalsIn,
  match,
  matchMinutes,
  matchOdds,
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

describe("the odds", () => {
  test.each([
    ["home", 4_325n, 220, 9_515],
    ["draw", 2_606n, 365, 9_512],
    ["away", 3_069n, 310, 9_514],
  ] as const)("of %s come from %s in 10,000, are %i and return %i", (result, of, odds, returns) => {
    expect(chanceOf(result)).toEqual({ of, all: 10_000n });
    expect(matchOdds[result]).toBe(odds);
    expect(odds % 5).toBe(0);
    expect(basisPoints(returnOn(result))).toBe(returns);
  });

  test("return what all pairs of goals give together", () => {
    for (const result of matchResults) {
      let won = 0n;
      for (let home = 0; home < 100; home += 1) {
        for (let away = 0; away < 100; away += 1) {
          won += played(result, [home, away, ...minutes]).win;
        }
      }
      const { of, all } = returnOn(result);
      expect(won * all).toBe(of * 20n * 10_000n);
    }
    expect(match.returnInBasisPoints).toBe(9_515);
  });
});

describe("a match", () => {
  test.each([
    ["draw", 0, 0, 73n],
    ["home", 0, 0, 0n],
    ["home", 23, 0, 44n],
    ["away", 22, 31, 62n],
    ["draw", 99, 99, 0n],
    ["home", 99, 99, 44n],
  ] as const)("bet on for %s pays what its score says", (choice, home, away, win) => {
    expect(played(choice, [home, away, ...minutes])).toMatchObject({
      staked: 20n,
      win,
      isOver: true,
      next: [],
    });
  });

  test("shows its goals minute by minute, no two in one", () => {
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

  test("stands as it stood after every minute", () => {
    const goals = [
      { side: "away", minute: 4 },
      { side: "home", minute: 50 },
    ] as const;
    expect(scoreAfter(goals, 3)).toEqual({ home: 0, away: 0 });
    expect(scoreAfter(goals, 4)).toEqual({ home: 0, away: 1 });
    expect(scoreAfter(goals, 90)).toEqual({ home: 1, away: 1 });
  });

  test.each(["", "Home", "1", "home "])('allows no bet on "%s"', (choice) => {
    expect(match.isChoice(choice)).toBe(false);
    expect(() => played(choice, [0, 0])).toThrow(RangeError);
  });

  test.each([null, 3, [], {}])("reads nothing out of %j", (shown) => {
    expect(goalsIn(shown)).toBeUndefined();
  });
});
