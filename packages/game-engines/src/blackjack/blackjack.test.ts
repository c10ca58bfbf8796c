import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RoundInput, Draws, Json, RoundState } from "../engine.ts";
import { drawsFrom } from "../provably-fair.ts";
import { usual } from "./basic-strategy.fake.ts";
import { blackjack } from "./blackjack.ts";
import { deck, isCard, isNatural, totalOf } from "./cards.ts";
import type { Card } from "./cards.ts";
import { expectedGain } from "./expected-gain.ts";
import { deckCount, openShoe } from "./shoe.ts";
import { play } from "./table.ts";

const stake = 200n;

const cards = (text: string): Card[] => text.split(" ").filter(isCard);

/** Draws that deal these cards first, in this order: player, up card, player, hole card, then in dealing order. */
function dealing(text: string): Draws {
  const wanted = cards(text);
  const shoe: number[] = Array.from({ length: deckCount * deck.length }, (_, place) => place);
  const places = wanted.map((card, dealt) => {
    const place = shoe.findIndex(
      (number, at) => at >= dealt && deck[number % deck.length] === card,
    );
    const [taken, first] = [shoe[place], shoe[dealt]];
    if (taken === undefined || first === undefined) throw new Error(`No ${card} is left`);
    shoe[place] = first;
    shoe[dealt] = taken;
    return place - dealt;
  });
  return drawsFrom(places);
}

const ask = (moves: readonly string[] = []): RoundInput => ({
  stake,
  choice: "",
  moves,
  elapsed: 0,
});

const moved = (text: string): string[] => (text === "" ? [] : text.split(" "));

const anyNumbers = fc.nat().map((seed) => seededNumbers(seed));

/** Sixty-four numbers from a small generator. */
function seededNumbers(seed: number): readonly number[] {
  let state = seed;
  return Array.from({ length: 64 }, () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  });
}

/** Plays a round with every possible choice of moves, picked by small numbers. */
function playedOut(numbers: readonly number[], picks: readonly number[]): readonly RoundState[] {
  const states = [blackjack.stateOf(drawsFrom(numbers), ask())];
  const moves: string[] = [];
  for (const pick of picks) {
    const { next } = states.at(-1) ?? { next: [] };
    const move = next[pick % Math.max(1, next.length)];
    if (move === undefined) break;
    moves.push(move);
    states.push(blackjack.stateOf(drawsFrom(numbers), ask(moves)));
  }
  while (states.at(-1)?.isOver === false) {
    moves.push("stand");
    states.push(blackjack.stateOf(drawsFrom(numbers), ask(moves)));
  }
  return states;
}

describe("blackjack cards", () => {
  test.each([
    ["AS 9H", 20, true],
    ["AS KH", 21, true],
    ["AS AH", 12, true],
    ["AS AH 9C", 21, true],
    ["AS AH TC", 12, false],
    ["TS 6D KC", 26, false],
    ["2S 3D", 5, false],
  ])("%s have the value %i, soft: %j", (text, total, isSoft) => {
    expect(totalOf(cards(text))).toEqual({ total, isSoft });
  });

  test("make a blackjack with an ace and a ten only", () => {
    expect(isNatural(cards("QS AH"))).toBe(true);
    expect(isNatural(cards("7S 7H 7D"))).toBe(false);
  });

  test("come from a shoe of six complete decks, whatever is drawn", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 31 - 1), { minLength: 312, maxLength: 312 }), (numbers) => {
        let used = 0;
        const deal = openShoe({ below: (limit) => (numbers[used++] ?? 0) % limit }, deckCount);
        const dealt = Array.from({ length: 312 }, deal);
        for (const card of deck) expect(dealt.filter((one) => one === card)).toHaveLength(6);
      }),
      { numRuns: 10 },
    );
  });
});

describe("a blackjack round", () => {
  // Player, dealer, player, hole card, and the cards dealt after them.
  test.each([
    ["blackjack pays 3:2", "AS 9H KD 9C", "", ["blackjack"], 200n, 500n],
    ["two blackjacks push", "AS KH KD AC", "", ["push"], 200n, 200n],
    ["a dealer's blackjack ends it at once", "TS AH 9D KC", "", ["lose"], 200n, 0n],
    ["the higher total wins", "TS 9H 9D 9C", "stand", ["win"], 200n, 400n],
    ["equal totals push", "TS 9H 8D 9C", "stand", ["push"], 200n, 200n],
    ["the lower total loses", "TS 9H 7D 9C", "stand", ["lose"], 200n, 0n],
    ["more than 21 busts, though the dealer would", "TS 6H 6D TC KS", "hit", ["bust"], 200n, 0n],
    ["a dealer who busts pays", "TS 6H 3D TC KS", "stand", ["win"], 200n, 400n],
    ["21 stands by itself", "TS 9H 5D 9C 6S", "hit", ["win"], 200n, 400n],
    ["the dealer stands on a soft 17", "TS AH 8D 6C", "stand", ["win"], 200n, 400n],
    ["the dealer draws to 16", "TS TH 8D 6C 5S", "stand", ["lose"], 200n, 0n],
    ["a double wins twice", "6S 6H 5D TC TS 9S", "double", ["win"], 400n, 800n],
    ["a double loses twice", "6S 9H 5D TC 2S", "double", ["lose"], 400n, 0n],
    [
      "a split plays both",
      "8S 6H 8D TC TS 3H TD 9S",
      "split stand double",
      ["win", "win"],
      600n,
      1_200n,
    ],
    [
      "split hands win and lose apart",
      "8S 9H 8D 9C TS TH 9D",
      "split stand hit",
      ["push", "bust"],
      400n,
      200n,
    ],
    [
      "split tens make no blackjack",
      "KS 9H TD 9C AS 8H",
      "split stand",
      ["win", "push"],
      400n,
      600n,
    ],
    ["split aces get one card each", "AS 9H AD 9C 5S KH", "split", ["lose", "win"], 400n, 400n],
    [
      "a dealer's three cards of 21 beat no blackjack",
      "AS 7H KD 7C 7S",
      "",
      ["blackjack"],
      200n,
      500n,
    ],
    [
      "a split 21 pushes with 21",
      "TS 7H TD 7C AS 9H 7S",
      "split stand",
      ["push", "lose"],
      400n,
      200n,
    ],
  ])("%s", (_name, text, moves, results, staked, win) => {
    const table = play(dealing(text), moved(moves));
    expect(table.results).toEqual(results);
    const state = blackjack.stateOf(dealing(text), ask(moved(moves)));
    expect(state).toMatchObject({ staked, win, isOver: true, next: [] });
  });

  test.each([
    ["TS 9H 9D 9C", "", ["hit", "stand", "double"]],
    ["KS 9H TD 9C", "", ["hit", "stand", "double", "split"]],
    ["AS 9H AD 9C", "", ["hit", "stand", "double", "split"]],
    ["2S 9H 3D 9C 4S", "hit", ["hit", "stand"]],
    ["8S 9H 8D 9C 8H 2S", "split", ["hit", "stand", "double"]],
    ["8S 9H 8D 9C 8H 2S", "split stand", ["hit", "stand", "double"]],
    ["8S 9H 8D 9C 8H 2S 4S", "split stand hit", ["hit", "stand"]],
  ])("with the cards %s after %j may continue with %j", (text, moves, next) => {
    expect(blackjack.stateOf(dealing(text), ask(moved(moves))).next).toEqual(next);
  });

  test.each([
    ["AS 9H KD 9C", "stand"],
    ["TS 9H 9D 9C", "stand stand"],
    ["TS 9H 9D 9C", "split"],
    ["TS 9H 9D 9C", "insurance"],
    ["2S 9H 3D 9C 4S", "hit double"],
    ["8S 9H 8D 9C 8H 2S", "split split"],
    ["AS 9H AD 9C 5S KH", "split hit"],
  ])("with the cards %s refuses %j", (text, moves) => {
    expect(() => blackjack.stateOf(dealing(text), ask(moved(moves)))).toThrow(/does not allow/);
  });

  test.each([0n, -20n, 21n])("refuses a stake of %s", (odd) => {
    expect(() => blackjack.stateOf(dealing("TS 9H 9D 9C"), { ...ask(), stake: odd })).toThrow(
      RangeError,
    );
  });

  test("accepts no choice", () => {
    expect(blackjack.isChoice("")).toBe(true);
    expect(blackjack.isChoice("insurance")).toBe(false);
    const chosen = { ...ask(), choice: "insurance" };
    expect(() => blackjack.stateOf(dealing("TS 9H 9D 9C"), chosen)).toThrow(RangeError);
  });

  test("shows the hole card only when no move is left", () => {
    const open = blackjack.stateOf(dealing("TS 9H 2D 5C 3S 8S KS"), ask(["hit"]));
    expect(open.shown).toEqual({
      dealer: ["9H"],
      hands: [{ cards: ["TS", "2D", "3S"], stakes: 1, result: null }],
      turn: 0,
    });
    const over = blackjack.stateOf(dealing("TS 9H 2D 5C 3S 8S KS"), ask(["hit", "stand"]));
    expect(over.shown).toEqual({
      dealer: ["9H", "5C", "8S"],
      hands: [{ cards: ["TS", "2D", "3S"], stakes: 1, result: "win" }],
      turn: null,
    });
  });
});

test("every way to play ends, follows from its numbers, and pays at most four times the stake", () => {
  fc.assert(
    fc.property(anyNumbers, fc.array(fc.nat(3), { maxLength: 30 }), (numbers, picks) => {
      const states = playedOut(numbers, picks);
      expect(playedOut(numbers, picks)).toEqual(states);
      const last = states.at(-1);
      expect(last?.isOver).toBe(true);
      for (const { staked, win, isOver } of states) {
        expect(staked >= stake && staked <= 4n * stake).toBe(true);
        expect(win >= 0n && win <= (staked > stake ? 2n * staked : (5n * stake) / 2n)).toBe(true);
        if (!isOver) expect(win).toBe(0n);
      }
    }),
  );
});

test("an open round looks the same whatever the hole card is", () => {
  const pairs = fc.tuple(fc.constantFrom(...deck), fc.constantFrom(...deck));
  fc.assert(
    fc.property(pairs, fc.constantFrom("", "hit", "split"), ([one, other], moves) => {
      const shown = [one, other].map((hole): Json | undefined => {
        const state = blackjack.stateOf(dealing(`8S 9H 8D ${hole} 2C 3D`), ask(moved(moves)));
        return state.isOver ? undefined : state.shown;
      });
      expect(shown[0]).toBeDefined();
      expect(shown[0]).toEqual(shown[1]);
    }),
  );
});

describe("the return of blackjack", () => {
  test("is that of optimal play, computed over every hand of six decks", () => {
    const gain = expectedGain(deckCount);
    expect(Math.round((1 + gain) * 10_000)).toBe(blackjack.returnInBasisPoints);
  });

  test("is confirmed within 1.5 % by 40,000 rounds with the usual table of moves", () => {
    let staked = 0n;
    let won = 0n;
    const rounds = 40_000;
    for (let seed = 0; seed < rounds; seed += 1) {
      const numbers = seededNumbers(seed * 97 + 12_345);
      const moves: string[] = [];
      for (;;) {
        const table = play(drawsFrom(numbers), moves);
        const move = usual(table);
        if (move === undefined) break;
        moves.push(move);
      }
      const state = blackjack.stateOf(drawsFrom(numbers), ask(moves));
      staked += state.staked;
      won += state.win;
    }
    const gain = Number(won - staked) / (rounds * Number(stake));
    expect(Math.abs(1 + gain - blackjack.returnInBasisPoints / 10_000)).toBeLessThan(0.015);
  });
});
