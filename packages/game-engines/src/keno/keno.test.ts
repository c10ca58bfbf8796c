import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { basisPoints } from "../odds.ts";
import { drawsFrom } from "../provably-fair.ts";
import {
  ballCount,
  ballsIn,
  boardSize,
  chanceOf,
  choiceOf,
  keno,
  maxPicks,
  payOf,
  picksIn,
  returnOn,
} from "./keno.ts";

const played = (choice: string, numbers: readonly number[], stake = 20n) =>
  keno.stateOf(drawsFrom(numbers), { stake, choice, moves: [], elapsed: Infinity });

const someNumbers = fc.array(fc.nat(0xff_ff_ff), { minLength: 20, maxLength: 20 });
const somePicks = fc.uniqueArray(fc.integer({ min: 1, max: boardSize }), {
  minLength: 1,
  maxLength: maxPicks,
});

/** Each draw takes the smallest number left: the balls are 1 to 10. */
const firstTen = Array.from({ length: ballCount }, () => 0);

describe("the keno paytable", () => {
  test.each([
    [1, 9_500],
    [2, 9_500],
    [3, 9_489],
    [4, 9_511],
    [5, 9_561],
    [6, 9_454],
    [7, 9_509],
    [8, 9_501],
  ])("returns for %i picks %i of 10,000, computed exactly", (picks, returns) => {
    expect(basisPoints(returnOn(picks))).toBe(returns);
  });

  test("gives the best of these as the return", () => {
    expect(keno.returnInBasisPoints).toBe(9_561);
  });

  test("rises with the hits, in steps of five hundredths", () => {
    for (let picks = 1; picks <= maxPicks; picks += 1) {
      for (let hits = 1; hits <= picks; hits += 1) {
        expect(payOf(picks, hits)).toBeGreaterThanOrEqual(payOf(picks, hits - 1));
        expect(payOf(picks, hits) % 5).toBe(0);
      }
      expect(payOf(picks, picks)).toBeGreaterThan(payOf(picks, picks - 1));
    }
  });

  test("uses probabilities that add up to one", () => {
    for (let picks = 1; picks <= maxPicks; picks += 1) {
      const chances = Array.from({ length: picks + 1 }, (_, hits) => chanceOf(picks, hits));
      const all = chances[0]?.all;
      expect(chances.reduce((sum, { of }) => sum + of, 0n)).toBe(all);
    }
    expect(chanceOf(1, 1)).toEqual({ of: 10n, all: 40n });
  });
});

describe("a keno round", () => {
  test.each([
    ["1", 76n],
    ["11", 0n],
    ["1,40", 20n],
    ["2,3,40", 50n],
    ["1,2,3,4,5,6,7,8", 400_000n],
    ["1,2,3,4,37,38,39,40", 60n],
    ["33,34,35,36,37,38,39,40", 0n],
  ])("with the picks %s pays %s on 20 when the balls are 1 to 10", (choice, win) => {
    expect(played(choice, firstTen)).toMatchObject({ staked: 20n, win, isOver: true, next: [] });
  });

  test("draws ten different balls of forty, and shows them in order", () => {
    fc.assert(
      fc.property(
        someNumbers,
        somePicks,
        fc.bigInt({ min: 1n, max: 1_000_000n }),
        (numbers, picks, steps) => {
          const choice = choiceOf(picks);
          const state = played(choice, numbers);
          expect(played(choice, numbers)).toEqual(state);
          const balls = ballsIn(JSON.parse(JSON.stringify(state.shown)));
          expect(new Set(balls).size).toBe(ballCount);
          for (const ball of balls ?? []) expect(ball).toBeLessThanOrEqual(boardSize);
          const hits = picks.filter((pick) => balls?.includes(pick)).length;
          expect(state.win).toBe((20n * BigInt(payOf(picks.length, hits))) / 100n);
          expect(played(choice, numbers, steps * 20n).win).toBe(state.win * steps);
        },
      ),
    );
  });

  test("draws no ball more often than another", () => {
    for (let first = 0; first < boardSize; first += 1) {
      const { shown } = played("1", [first, ...firstTen]);
      expect(ballsIn(shown)?.[0]).toBe(first + 1);
    }
  });

  test("accepts one to eight numbers of the board, sorted", () => {
    fc.assert(
      fc.property(somePicks, (picks) => {
        const choice = choiceOf(picks);
        expect(keno.isChoice(choice)).toBe(true);
        expect(picksIn(choice)).toEqual(picks.toSorted((one, other) => one - other));
      }),
    );
  });

  test.each(["", "0", "41", "3,3", "7,3", "1,", "01", "1 ,2", "1,2,3,4,5,6,7,8,9"])(
    'refuses a bet on "%s"',
    (choice) => {
      expect(keno.isChoice(choice)).toBe(false);
      expect(() => played(choice, firstTen)).toThrow(RangeError);
    },
  );

  test.each([null, {}, { balls: [1, 2] }, { balls: [1, 1, 2, 3, 4, 5, 6, 7, 8, 9] }])(
    "refuses to read %j as its outcome",
    (shown) => {
      expect(ballsIn(shown)).toBeUndefined();
    },
  );
});
