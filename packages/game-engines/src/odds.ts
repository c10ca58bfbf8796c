import type { Draws } from "./engine.ts";

/** A chance or a return as a fraction of whole numbers. */
export interface Share {
  readonly of: bigint;
  readonly all: bigint;
}

/**
 * What a bet pays, its stake included. Nothing is lost by the division: stakes are multiples of 20 minor units,
 * odds of five hundredths.
 *
 * @param odds hundredths: 220 pays 2.20 times the stake
 */
export const paid = (stake: bigint, odds: number): bigint => (stake * BigInt(odds)) / 100n;

/** The return of odds in hundredths at such a chance. */
export const returned = ({ of, all }: Share, odds: number): Share => ({
  of: of * BigInt(odds),
  all: all * 100n,
});

/** In hundredths of a percent, rounded: 9600 is 96.00 %. */
export const basisPoints = ({ of, all }: Share): number => Number(((of * 20_000n) / all + 1n) / 2n);

/** Draws a place of the list, each as likely as its weight says. */
export function weighted(draws: Draws, weights: readonly number[]): number {
  let rest = draws.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (rest -= weight) < 0);
}

/** The odds in steps of 0.05 whose return is nearest to so many hundredths. */
export const oddsFor = ({ of, all }: Share, hundredths: number): number =>
  5 * Number((BigInt(hundredths) * all * 2n + 5n * of) / (10n * of));
