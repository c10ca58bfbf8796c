import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { basisPoints } from "../odds.ts";
import { drawsFrom } from "../provably-fair.ts";
import { simulate } from "../testing/simulation.ts";
import { litRounds, places, returnOn, wheel, wheelNumbers, wheelOutcome } from "./wheel.ts";
import type { WheelNumber } from "./wheel.ts";

/** Draws that begin with these numbers, each reduced modulo the limit. */
const drawing = (...numbers: readonly number[]) => drawsFrom(numbers);
const played = (choice: string, light: number, place: number, stake = 20n) =>
  wheel.stateOf(drawing(light, place), { stake, choice, moves: [], elapsed: Infinity });

/** A draw of the light that selects this number: the lights occupy consecutive ranges of the hundred. */
const lightOn = (number: WheelNumber): number =>
  wheelNumbers.filter((other) => other < number).reduce((sum, other) => sum + litRounds[other], 0);
const noLight = 99;

describe("the money wheel", () => {
  test("has 54 places, with no number next to itself", () => {
    expect(places).toHaveLength(54);
    places.forEach((number, place) => expect(number).not.toBe(places[(place + 1) % 54]));
  });

  test.each([
    [1, 24, 9_600],
    [2, 15, 9_667],
    [5, 8, 9_630],
    [10, 4, 9_630],
    [20, 2, 9_556],
    [40, 1, 9_667],
  ] as const)(
    "carries the %i on %i places, and returns %i of 10,000",
    (number, count, returned) => {
      expect(places.filter((place) => place === number)).toHaveLength(count);
      expect(basisPoints(returnOn(number))).toBe(returned);
    },
  );

  test("returns the sum over every light and every place", () => {
    for (const number of wheelNumbers) {
      let won = 0n;
      for (let light = 0; light < 100; light += 1) {
        for (let place = 0; place < 54; place += 1) {
          won += played(String(number), light, place).win;
        }
      }
      const { of, all } = returnOn(number);
      expect(won * all).toBe(of * 20n * 5_400n);
    }
    expect(wheel.returnInBasisPoints).toBe(9_667);
  });

  test.each([
    ["40", 40, 0, 2_420n],
    ["40", undefined, 0, 820n],
    ["40", 1, 0, 820n],
    ["1", undefined, 0, 0n],
    ["1", 1, 1, 80n],
    ["1", undefined, 1, 40n],
  ] as const)(
    "with a bet on %s, light on %s, place %i, pays %s on 20",
    (choice, lit, place, win) => {
      const state = played(choice, lit === undefined ? noLight : lightOn(lit), place);
      expect(state).toMatchObject({ staked: 20n, win, isOver: true, next: [] });
      expect(wheelOutcome(state.shown)).toEqual({ place, number: places[place], lit });
    },
  );

  test("shows everything, and is the same for the same draws", () => {
    const stakes = fc.bigInt({ min: 1n, max: 1_000_000n });
    const number = fc.constantFrom(...wheelNumbers);
    const draw = fc.nat(0xff_ff_ff);
    fc.assert(
      fc.property(number, stakes, draw, draw, (bet, steps, light, place) => {
        const state = played(String(bet), light, place, steps * 20n);
        expect(played(String(bet), light, place, steps * 20n)).toEqual(state);
        const outcome = wheelOutcome(JSON.parse(JSON.stringify(state.shown)));
        expect(state.win > 0n).toBe(outcome?.number === bet);
        expect(state.win).toBe(played(String(bet), light, place).win * steps);
      }),
    );
  });

  test("accepts several bets, which share one place", () => {
    const state = played("40x2+1+20", noLight, 0, 80n);
    expect(state.win).toBe(40n * 41n);
    expect(wheel.chipsIn?.("40x2+1+20")).toBe(4);
  });

  test.each(["1", "40", "2+5x2+10"])(
    "returns about what it states in 200,000 rounds with %s",
    (choice) => {
      const { returned, error } = simulate(wheel, { choice, rounds: 200_000, seed: 14 });
      expect(Math.abs(returned - 0.963)).toBeLessThan(4 * error + 0.006);
    },
  );

  test.each(["", "3", "01", "1 ", "40.0", "1,2"])('refuses a bet on "%s"', (choice) => {
    expect(wheel.isChoice(choice)).toBe(false);
    expect(() => played(choice, 0, 0)).toThrow(RangeError);
  });

  test("has no moves, and requires a stake", () => {
    const ask = { choice: "1", elapsed: 0 };
    expect(() =>
      wheel.stateOf(drawing(0, 0), { ...ask, stake: 20n, moves: [wheel.storedMove("cash", 5)] }),
    ).toThrow(RangeError);
    expect(() => wheel.stateOf(drawing(0, 0), { ...ask, stake: 0n, moves: [] })).toThrow(
      RangeError,
    );
  });

  test.each([null, 7, "place", [1], {}, { place: 54 }, { place: "1" }])(
    "refuses to read %j as its outcome",
    (shown) => {
      expect(wheelOutcome(shown)).toBeUndefined();
    },
  );
});
