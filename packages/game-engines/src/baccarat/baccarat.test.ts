import { describe, expect, test } from "vitest";
import type { Card } from "../blackjack/cards.ts";
import { deck } from "../blackjack/cards.ts";
import type { Draws } from "../engine.ts";
import { basisPoints } from "../odds.ts";
import { drawsFrom } from "../provably-fair.ts";
import { simulate } from "../testing/simulation.ts";
import {
  baccarat,
  baccaratChance,
  baccaratReturn,
  baccaratSpots,
  baccaratWays,
  bankerDraws,
  handTotal,
  handsIn,
  pointsOf,
} from "./baccarat.ts";

/** Draws that deal these cards, each from a different deck: player, bank, player, bank, third cards. */
function dealing(...cards: readonly Card[]): Draws {
  return drawsFrom(cards.map((card, dealt) => deck.indexOf(card) + (dealt + 1) * 52 - dealt));
}

const played = (choice: string, cards: readonly Card[], stake = 20n) =>
  baccarat.stateOf(dealing(...cards), { stake, choice, moves: [], elapsed: Infinity });

describe("baccarat cards", () => {
  test.each([
    ["AS", 1],
    ["9H", 9],
    ["TC", 0],
    ["JD", 0],
    ["QS", 0],
    ["KH", 0],
  ] as const)("count as points: %s is %i", (card, points) => {
    expect(pointsOf(card)).toBe(points);
  });

  test("add up to their last digit", () => {
    expect(handTotal(["9H", "8C"])).toBe(7);
    expect(handTotal(["KH", "5C", "5D"])).toBe(0);
  });
});

describe("the banker's third card", () => {
  /** The standard table: the bank's total by rows, the player's third card 0 to 9 by columns. */
  test.each([
    [0, "1111111111"],
    [1, "1111111111"],
    [2, "1111111111"],
    [3, "1111111101"],
    [4, "0011111100"],
    [5, "0000111100"],
    [6, "0000001100"],
    [7, "0000000000"],
  ] as const)("is drawn at %i as the table says: %s", (total, row) => {
    row.split("").forEach((drawn, third) => expect(bankerDraws(total, third)).toBe(drawn === "1"));
    expect(bankerDraws(total, undefined)).toBe(total <= 5);
  });
});

describe("a baccarat round", () => {
  test.each([
    ["player", ["9H", "2C", "KD", "3S"], 40n],
    ["banker", ["2C", "9H", "3S", "KD"], 39n],
    ["tie", ["9H", "9C", "KD", "KS"], 180n],
    ["player", ["9H", "9C", "KD", "KS"], 20n],
    ["banker", ["9H", "9C", "KD", "KS"], 20n],
    ["banker", ["9H", "2C", "KD", "3S"], 0n],
    // The player draws to five, the bank with three does not against an eight.
    ["player", ["2H", "KC", "2D", "3S", "8H"], 0n],
    ["banker", ["6H", "2C", "KD", "3S", "KH"], 0n],
  ] as const)("with a bet on %s and the cards %j pays %s", (choice, cards, win) => {
    expect(played(choice, cards)).toMatchObject({ staked: 20n, win, isOver: true, next: [] });
  });

  test("accepts several bets, which share one outcome", () => {
    const tie: Card[] = ["9H", "9C", "KD", "KS"];
    expect(played("player+tiex2", tie, 60n).win).toBe(20n + 360n);
    expect(baccarat.chipsIn?.("player+tiex2")).toBe(3);
  });

  test("shows both hands, and is the same for the same draws", () => {
    const state = played("player", ["2H", "KC", "3D", "3S", "8H"]);
    const hands = handsIn(JSON.parse(JSON.stringify(state.shown)));
    expect(hands).toEqual({ player: ["2H", "3D", "8H"], banker: ["KC", "3S"] });
    expect(played("player", ["2H", "KC", "3D", "3S", "8H"])).toEqual(state);
  });

  test.each(["", "Player", "bank", "player+player", "tie,banker"])(
    'refuses a bet on "%s"',
    (choice) => {
      expect(baccarat.isChoice(choice)).toBe(false);
    },
  );

  test.each([null, [], {}, { player: ["2H"], banker: ["3S", "4S"] }])(
    "refuses to read %j as its outcome",
    (shown) => {
      expect(handsIn(shown)).toBeUndefined();
    },
  );
});

/** Counts all ways to deal six cards from eight decks, by their point values. */
function countedWays() {
  const ways = { player: 0, banker: 0, tie: 0 };
  const left = Array.from({ length: 10 }, (_, points): number => (points === 0 ? 128 : 32));
  const take = (points: number): number => {
    const count = left[points] ?? 0;
    left[points] = count - 1;
    return count;
  };
  const giveBack = (points: number): void => void (left[points] = (left[points] ?? 0) + 1);

  const settle = (player: number, banker: number, count: number): void => {
    if (player === banker) ways.tie += count;
    else ways[player > banker ? "player" : "banker"] += count;
  };
  /** Two more cards in every order, whichever hand draws them. */
  const thirdCards = (player: number, banker: number, count: number): void => {
    if (player >= 8 || banker >= 8) return settle(player, banker, count * 412 * 411);
    if (player > 5 && !bankerDraws(banker, undefined))
      return settle(player, banker, count * 412 * 411);
    for (let third = 0; third < 10; third += 1) {
      const counted = count * take(third);
      if (player > 5) settle(player, (banker + third) % 10, counted * 411);
      else if (!bankerDraws(banker, third)) settle((player + third) % 10, banker, counted * 411);
      else {
        for (let last = 0; last < 10; last += 1) {
          const both = counted * take(last);
          settle((player + third) % 10, (banker + last) % 10, both);
          giveBack(last);
        }
      }
      giveBack(third);
    }
  };
  const deal = (cards: readonly number[], count: number): void => {
    const [one = 0, two = 0, three = 0, four = 0] = cards;
    if (cards.length === 4) return thirdCards((one + three) % 10, (two + four) % 10, count);
    for (let points = 0; points < 10; points += 1) {
      const counted = count * take(points);
      deal([...cards, points], counted);
      giveBack(points);
    }
  };
  deal([], 1);
  return ways;
}

describe("the return of a baccarat bet", () => {
  test("is computed over all 4,998,398,275,503,360 ways to deal six cards", () => {
    const ways = countedWays();
    for (const spot of baccaratSpots) expect(BigInt(ways[spot])).toBe(baccaratWays[spot]);
    expect(baccaratChance("tie").all).toBe(416n * 415n * 414n * 413n * 412n * 411n);
  });

  test.each([
    ["banker", 9_894],
    ["player", 9_876],
    ["tie", 8_564],
  ] as const)("on %s is %i of 10,000", (spot, returns) => {
    expect(basisPoints(baccaratReturn(spot))).toBe(returns);
  });

  test.each([...baccaratSpots, "player+banker+tie"])(
    "is confirmed by 200,000 rounds with %s",
    (choice) => {
      const { returned, error } = simulate(baccarat, { choice, rounds: 200_000, seed: 14 });
      const spots = choice.split("+");
      const exact = baccaratSpots
        .filter((spot) => spots.includes(spot))
        .reduce((sum, spot) => sum + basisPoints(baccaratReturn(spot)) / 10_000 / spots.length, 0);
      expect(Math.abs(returned - exact)).toBeLessThan(4 * error + 0.0001);
    },
  );
});
