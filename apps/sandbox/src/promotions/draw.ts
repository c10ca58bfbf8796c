import { randomInt } from "node:crypto";
import { decimalsOf } from "../money/amounts.ts";

/** A uniformly distributed whole number from 0 up to but not including the given one. */
export type RandomWhole = (below: number) => number;

/** Unpredictable from earlier numbers. */
export const secureRandom: RandomWhole = (below) => randomInt(below);

interface Weighted {
  readonly weight: number;
}

const sumOf = (weights: readonly Weighted[]) =>
  weights.reduce((sum, { weight }) => sum + weight, 0);

/** Picks one of them at random, with probability proportional to its weight. */
export const drawPrize = <Prize extends Weighted>(
  prizes: readonly Prize[],
  random: RandomWhole,
): Prize => {
  let place = random(sumOf(prizes));
  for (const prize of prizes) {
    if (place < prize.weight) return prize;
    place -= prize.weight;
  }
  throw new Error("There is no prize to draw.");
};

/** The probability of a prize, to a millionth: `0.125`. */
export const chanceOf = ({ weight }: Weighted, all: readonly Weighted[]): string =>
  Number((weight / sumOf(all)).toFixed(6)).toString();

/** An amount between two, both inclusive, that can be paid in the currency: whole units if it has no smaller ones. */
export const drawAmount = (
  { least, most }: { readonly least: bigint; readonly most: bigint },
  currency: string,
  random: RandomWhole,
): bigint => {
  const step = decimalsOf(currency) === 0 ? 100n : 1n;
  const choices = (most - least) / step + 1n;
  return least + BigInt(random(Number(choices))) * step;
};
