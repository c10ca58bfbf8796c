import { describe, expect, test } from "vitest";
import { drawsFrom } from "../provably-fair.ts";
import { simulate } from "../testing/simulation.ts";
import { numberIn, paysOn, roulette } from "./roulette.ts";
import { colourOf, pockets, spotKinds, spotNamed, spots } from "./spots.ts";

const played = (choice: string, number: number, stake = 20n) =>
  roulette.stateOf(drawsFrom([pockets.findIndex((pocket) => pocket === number)]), {
    stake,
    choice,
    moves: [],
    elapsed: Infinity,
  });

describe("the roulette wheel", () => {
  test("has every number from 0 to 36 once, red next to black", () => {
    expect(pockets.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 37 }, (_, number) => number),
    );
    const around = pockets.slice(1).map(colourOf);
    around.forEach((colour, index) => expect(colour).not.toBe(around[index + 1]));
    expect(around.filter((colour) => colour === "red")).toHaveLength(18);
  });
});

describe("the roulette table", () => {
  test.each([
    ["straight", 37, 3_600],
    ["split", 60, 1_800],
    ["street", 14, 1_200],
    ["corner", 23, 900],
    ["line", 11, 600],
    ["dozen", 3, 300],
    ["column", 3, 300],
    ["red", 1, 200],
    ["low", 1, 200],
  ] as const)("offers for the kind %s %i bets, which pay %i", (kind, count, pays) => {
    const own = spots.filter((spot) => spot.kind === kind);
    expect(own).toHaveLength(count);
    for (const spot of own) expect(paysOn(spot)).toBe(pays);
  });

  test("names each bet once, and includes every kind", () => {
    expect(new Set(spots.map(({ name }) => name)).size).toBe(spots.length);
    expect(new Set(spots.map(({ kind }) => kind))).toEqual(new Set(spotKinds));
    expect(spotNamed("17-20")?.numbers).toEqual([17, 20]);
    expect(spotNamed("3-4")).toBeUndefined();
  });

  test.each(spots.map(({ name }) => name))("returns exactly 36 of 37 on %s", (name) => {
    const won = pockets.reduce((sum, number) => sum + played(name, number).win, 0n);
    expect(won).toBe(20n * 36n);
  });
});

describe("a roulette round", () => {
  test.each([
    ["17", 17, 20n, 720n],
    ["17", 18, 20n, 0n],
    ["0", 0, 20n, 720n],
    ["red", 0, 20n, 0n],
    ["even", 0, 20n, 0n],
    ["17-20", 20, 20n, 360n],
    ["0-1-2-3", 3, 20n, 180n],
    ["dozen-2", 13, 20n, 60n],
    ["red+17x2", 17, 60n, 1_440n],
    ["red+black", 5, 40n, 40n],
    ["red+odd+17x3", 19, 100n, 80n],
  ] as const)(
    "with bets on %s and the ball on %i, %s staked, pays %s",
    (choice, number, stake, win) => {
      const state = played(choice, number, stake);
      expect(state).toMatchObject({ staked: stake, win, isOver: true, next: [] });
      expect(numberIn(state.shown)).toBe(number);
    },
  );

  test.each(["37", "3-4", "red+", "17-20-23", "1-2-4-5x0", "redx3+red"])(
    "refuses a bet on %s",
    (choice) => {
      expect(roulette.isChoice(choice)).toBe(false);
      expect(() => played(choice, 0)).toThrow(RangeError);
    },
  );

  test("divides its stake into equal chips or is refused", () => {
    expect(roulette.chipsIn?.("red+17x2")).toBe(3);
    expect(() => played("red+17x2", 0, 20n)).toThrow(RangeError);
  });

  test.each([null, 7, [17], {}, { number: 37 }, { number: "1" }])(
    "refuses to read %j as its outcome",
    (shown) => {
      expect(numberIn(shown)).toBeUndefined();
    },
  );

  test.each(["17", "17-20", "red", "dozen-1", "red+17x2+1-2-3"])(
    "returns about 97.30 per cent of 200,000 bets on %s",
    (choice) => {
      const { returned, error } = simulate(roulette, { choice, rounds: 200_000, seed: 14 });
      expect(Math.abs(returned - 36 / 37)).toBeLessThan(4 * error);
    },
  );
});
