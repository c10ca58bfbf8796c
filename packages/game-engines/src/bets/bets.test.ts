import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { betsIn, choiceOfBets, chipsOf, maxChips, maxSpots } from "./bets.ts";

const isSpot = (text: string): boolean => /^(red|black|win:[1-6]|\d+(-\d+)*)$/.test(text);

describe("parsing bets", () => {
  test.each([
    ["red", [{ spot: "red", chips: 1 }]],
    [
      "red+17x3",
      [
        { spot: "red", chips: 1 },
        { spot: "17", chips: 3 },
      ],
    ],
    ["17-20x40", [{ spot: "17-20", chips: 40 }]],
    ["win:3", [{ spot: "win:3", chips: 1 }]],
  ])("reads them from %s", (choice, bets) => {
    expect(betsIn(choice, isSpot)).toEqual(bets);
  });

  test.each([
    "",
    "+",
    "red+",
    "+red",
    "redx",
    "redx0",
    "redx01",
    "redx-1",
    "redx10000",
    "red+red",
    "red+redx2",
    "blue",
    "red black",
    "red,black",
    `red+17x${maxChips}`,
    Array.from({ length: maxSpots + 1 }, (_, index) => index).join("+"),
  ])("finds none in %j", (choice) => {
    expect(betsIn(choice, isSpot)).toBeUndefined();
  });

  test("accepts the maximum number of bets, on the last spot and with the last chip", () => {
    const spots = Array.from({ length: maxSpots }, (_, index) => index).join("+");
    expect(betsIn(spots, isSpot)).toHaveLength(maxSpots);
    expect(chipsOf(betsIn(`red+17x${maxChips - 1}`, isSpot) ?? [])).toBe(maxChips);
  });

  test("is reversed exactly by formatting them", () => {
    const bet = fc.record({
      spot: fc.constantFrom("red", "black", "17", "17-20", "win:4"),
      chips: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(bet, { minLength: 1, selector: ({ spot }) => spot }), (bets) => {
        expect(betsIn(choiceOfBets(bets), isSpot)).toEqual(bets);
        expect(chipsOf(bets)).toBeGreaterThanOrEqual(bets.length);
      }),
    );
  });
});
