import { randomInt } from "node:crypto";
import { placesOf } from "@naluma/site/currency";

/** A whole number from 0 up to, and without, the given one; each as likely as any other. */
export type RandomWhole = (below: number) => number;

/** Nobody can tell the next number from those before. */
export const secureRandom: RandomWhole = (below) => randomInt(below);

interface Weighted {
  readonly weight: number;
}

const sumOf = (weights: readonly Weighted[]) =>
  weights.reduce((sum, { weight }) => sum + weight, 0);

/** One of them, each as often as its weight says. */
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

/** `0.125`: the part of the draws that a prize wins, to a millionth. */
export const chanceOf = ({ weight }: Weighted, all: readonly Weighted[]): string =>
  Number((weight / sumOf(all)).toFixed(6)).toString();

/**
 * An amount between two, both included, in what is paid in the currency: whole units where it has no smaller ones.
 */
export const drawAmount = (
  { least, most }: { readonly least: bigint; readonly most: bigint },
  currency: string,
  random: RandomWhole,
): bigint => {
  const step = placesOf(currency) === 0 ? 100n : 1n;
  const choices = (most - least) / step + 1n;
  return least + BigInt(random(Number(choices))) * step;
};
