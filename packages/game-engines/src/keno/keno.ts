import type { Draws, Json } from "../engine.ts";
import { instantGame } from "../instant-game.ts";
import { basisPoints, paid } from "../odds.ts";
import type { Share } from "../odds.ts";
import { numbersOf, partsOf } from "../shown.ts";

/** Numbers on the board, from 1. */
export const boardSize = 40;
export const ballCount = 10;
export const maxPicks = 8;

/** `pays[picks - 1][hits]`, in hundredths of the stake. */
const pays: readonly (readonly number[])[] = [
  [0, 380],
  [0, 100, 980],
  [0, 0, 250, 5_000],
  [0, 0, 100, 850, 17_500],
  [0, 0, 0, 300, 2_500, 125_000],
  [0, 0, 0, 150, 800, 12_000, 600_000],
  [0, 0, 0, 100, 400, 3_000, 100_000, 1_200_000],
  [0, 0, 0, 0, 300, 2_000, 18_000, 500_000, 2_000_000],
];

/** The payout for this many hits, in hundredths of the stake. */
export const payOf = (picks: number, hits: number): number => pays[picks - 1]?.[hits] ?? 0;

/** The binomial coefficient: the number of ways to take `some` out of `all`. */
function ways(all: number, some: number): bigint {
  let result = 1n;
  for (let taken = 0; taken < some; taken += 1) {
    result = (result * BigInt(all - taken)) / BigInt(taken + 1);
  }
  return result;
}

/** The exact probability that this many of the picks are drawn. */
export const chanceOf = (picks: number, hits: number): Share => ({
  of: ways(ballCount, hits) * ways(boardSize - ballCount, picks - hits),
  all: ways(boardSize, picks),
});

export function returnOn(picks: number): Share {
  let of = 0n;
  for (let hits = 0; hits <= picks; hits += 1) {
    of += chanceOf(picks, hits).of * BigInt(payOf(picks, hits));
  }
  return { of, all: ways(boardSize, picks) * 100n };
}

/** Parses the picks of a choice, smallest first: `3,7,12`; undefined for anything else. */
export function picksIn(choice: string): readonly number[] | undefined {
  if (!/^[1-9]\d?(,[1-9]\d?)*$/.test(choice)) return undefined;
  const picks = choice.split(",").map(Number);
  const rises = picks.every((pick, index) => pick > (picks[index - 1] ?? 0));
  return rises && picks.length <= maxPicks && picks.every((pick) => pick <= boardSize)
    ? picks
    : undefined;
}

export const choiceOf = (picks: Iterable<number>): string =>
  [...picks].toSorted((one, other) => one - other).join(",");

function drawn(draws: Draws): readonly number[] {
  const left = Array.from({ length: boardSize }, (_, index) => index + 1);
  return Array.from({ length: ballCount }, () => left.splice(draws.below(left.length), 1)).flat();
}

const isOnBoard = (ball: number): boolean =>
  Number.isInteger(ball) && ball >= 1 && ball <= boardSize;

/** The ten balls, in the order drawn; undefined if `shown` is not from keno. */
export function ballsIn(shown: Json): readonly number[] | undefined {
  const balls = numbersOf(partsOf(shown)["balls"]).filter((ball) => isOnBoard(ball));
  return new Set(balls).size === ballCount ? balls : undefined;
}

/** Ten balls out of forty; the choice is one to eight numbers: `3,7,12`. */
export const keno = instantGame({
  name: "keno",
  returnInBasisPoints: Math.max(...pays.map((_row, index) => basisPoints(returnOn(index + 1)))),
  isChoice: (choice) => picksIn(choice) !== undefined,
  outcome(draws, { stake, choice }) {
    const balls = drawn(draws);
    const picks = picksIn(choice) ?? [];
    const hits = picks.filter((pick) => balls.includes(pick)).length;
    return { win: paid(stake, payOf(picks.length, hits)), shown: { balls } };
  },
});
