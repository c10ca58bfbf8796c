import type { Draws } from "./engine.ts";

/** A probability or a return as a fraction of integers. */
export interface Share {
  readonly of: bigint;
  readonly all: bigint;
}

/**
 * The payout of a bet, including its stake. The division is exact: stakes are multiples of 20 minor units, odds are
 * multiples of five hundredths.
 *
 * @param odds hundredths: 220 pays 2.20 times the stake
 */
export const paid = (stake: bigint, odds: number): bigint => (stake * BigInt(odds)) / 100n;

/** The return of odds, in hundredths, at this probability. */
export const returned = ({ of, all }: Share, odds: number): Share => ({
  of: of * BigInt(odds),
  all: all * 100n,
});

/** In hundredths of a percent, rounded: 9600 is 96.00 %. */
export const basisPoints = ({ of, all }: Share): number => Number(((of * 20_000n) / all + 1n) / 2n);

export function weighted(draws: Draws, weights: readonly number[]): number {
  let rest = draws.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (rest -= weight) < 0);
}

/** The odds, in steps of 0.05, whose return is nearest to this many hundredths. */
export const oddsFor = ({ of, all }: Share, hundredths: number): number =>
  5 * Number((BigInt(hundredths) * all * 2n + 5n * of) / (10n * of));
