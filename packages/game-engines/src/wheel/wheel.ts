import { betGame } from "../bets/bet-game.ts";
import { betsIn } from "../bets/bets.ts";
import type { Json } from "../engine.ts";
import { basisPoints, weighted } from "../odds.ts";
import type { Share } from "../odds.ts";
import { partsOf } from "../shown.ts";

/** The numbers that can be bet on: each pays itself times the stake, plus the stake. */
export const wheelNumbers = [1, 2, 5, 10, 20, 40] as const;

export type WheelNumber = (typeof wheelNumbers)[number];

/** The numbers around the wheel, clockwise. */
export const places: readonly WheelNumber[] = [
  40, 1, 2, 1, 5, 1, 2, 1, 10, 1, 2, 5, 1, 2, 20, 1, 2, 1, 5, 1, 2, 1, 10, 1, 2, 5, 1, 2, 1, 2, 1,
  5, 1, 2, 1, 10, 1, 2, 5, 1, 2, 20, 1, 2, 1, 5, 1, 2, 1, 10, 1, 2, 5, 1,
];

/**
 * Before the wheel turns, a light selects one number or none. For each number, how many rounds out of a hundred it is
 * lit: chosen so that every number has nearly the same return, which 54 places alone cannot achieve.
 */
export const litRounds: Readonly<Record<WheelNumber, number>> = {
  1: 8,
  2: 12,
  5: 5,
  10: 10,
  20: 12,
  40: 14,
};

const allRounds = 100;
const darkRounds = wheelNumbers.reduce((rest, number) => rest - litRounds[number], allRounds);

export const litTimes = 3;

/** The payout in whole stakes, including the bet. */
const paidStakes = (number: WheelNumber, isLit: boolean): number =>
  1 + number * (isLit ? litTimes : 1);

export function returnOn(number: WheelNumber): Share {
  const count = places.filter((place) => place === number).length;
  const lit = litRounds[number];
  const stakes = lit * paidStakes(number, true) + (allRounds - lit) * paidStakes(number, false);
  return { of: BigInt(count * stakes), all: BigInt(places.length * allRounds) };
}

export interface WheelOutcome {
  /** Where the wheel stops, counted from 0. */
  readonly place: number;
  readonly number: WheelNumber;
  readonly lit: WheelNumber | undefined;
}

const numberIn = (value: unknown): WheelNumber | undefined =>
  wheelNumbers.find((number) => number === value);

/** Parses the outcome from a round's `shown`; undefined if it is not from a wheel. */
export function wheelOutcome(shown: Json): WheelOutcome | undefined {
  const { place, lit } = partsOf(shown);
  const number = typeof place === "number" ? places[place] : undefined;
  if (typeof place !== "number" || number === undefined) return undefined;
  return { place, number, lit: numberIn(lit) };
}

export const wheelBetsIn = (choice: string) =>
  betsIn(choice, (text) => wheelNumbers.some((number) => String(number) === text));

/** A money wheel; the choice is any number of bets on numbers: `20`, `1x5+40`. */
export const wheel = betGame<WheelOutcome>({
  name: "wheel",
  returnInBasisPoints: Math.max(...wheelNumbers.map((number) => basisPoints(returnOn(number)))),
  betsIn: wheelBetsIn,
  draw(draws) {
    const weights = [...wheelNumbers.map((number) => litRounds[number]), darkRounds];
    const lit = wheelNumbers[weighted(draws, weights)];
    const place = draws.below(places.length);
    return { place, number: places[place] ?? 1, lit };
  },
  pays: (spot, { number, lit }) =>
    String(number) === spot ? 100 * paidStakes(number, lit === number) : 0,
  shown: ({ place, lit }) => ({ place, lit: lit ?? null }),
});
