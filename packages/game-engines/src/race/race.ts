import { betGame } from "../bets/bet-game.ts";
import { betsIn, type Bet } from "../bets/bets.ts";
import { atField } from "../bets/meeting.ts";
import type { Draws, Json } from "../engine.ts";
import { basisPoints, oddsFor, returned, weighted, type Share } from "../odds.ts";
import { listOf, numbersOf, partsOf } from "../shown.ts";

/**
 * The strengths of the six lanes at each meeting. They were chosen by a search so that odds in steps of 0.05 return
 * between 95.50 and 96.50 % on every bet; a test checks this.
 */
const raceFields: readonly (readonly number[])[] = [
  [6, 4, 5, 33, 39, 4],
  [18, 39, 31, 15, 13, 24],
  [25, 37, 9, 8, 4, 25],
  [34, 32, 17, 34, 8, 15],
  [35, 23, 28, 10, 34, 38],
  [4, 10, 36, 33, 19, 25],
  [13, 9, 4, 13, 27, 32],
  [4, 35, 31, 24, 33, 14],
  [8, 8, 6, 29, 10, 10],
  [22, 9, 25, 21, 13, 21],
  [6, 35, 35, 7, 6, 35],
  [10, 12, 8, 7, 20, 17],
  [9, 31, 37, 4, 31, 4],
  [10, 38, 21, 5, 13, 22],
  [8, 8, 12, 6, 20, 18],
  [19, 39, 14, 15, 18, 29],
  [9, 6, 15, 22, 23, 4],
  [13, 19, 38, 16, 24, 37],
  [27, 33, 37, 27, 23, 39],
  [21, 37, 6, 4, 30, 4],
  [12, 11, 32, 7, 17, 16],
  [36, 36, 16, 11, 6, 11],
  [14, 14, 17, 13, 20, 15],
  [23, 5, 17, 21, 4, 4],
];

/** The racers, in lane order. */
export const racers = ["A", "B", "C", "D", "E", "F"] as const;

export const raceBets = ["win", "place"] as const;

/** `win`: first; `place`: one of the first two. */
export type RaceBet = (typeof raceBets)[number];

interface Chosen {
  readonly bet: RaceBet;
  /** Counted from 1, as a choice names it: `place:3`. */
  readonly lane: number;
}

export interface RaceField {
  /** How often each lane wins, relative to the others; the further places follow from the strengths that remain. */
  readonly strengths: readonly number[];
  /** In hundredths of the bet, by lane; in steps of 0.05, from the exact probabilities. */
  readonly odds: Readonly<Record<RaceBet, readonly number[]>>;
}

/** The field of all races from before there were several; its odds never change. */
const firstField: RaceField = {
  strengths: [17, 30, 10, 22, 8, 13],
  odds: {
    win: [565, 320, 960, 440, 1_200, 740],
    place: [275, 175, 450, 220, 550, 350],
  },
};

/** Parses a bet on one spot; undefined for anything else. */
export function chosenIn(spot: string): Chosen | undefined {
  const [, named, lane] = /^(win|place):([1-6])$/.exec(spot) ?? [];
  const bet = raceBets.find((known) => known === named);
  return bet === undefined ? undefined : { bet, lane: Number(lane) };
}

export function chanceOf(
  { strengths: shares }: Pick<RaceField, "strengths">,
  { bet, lane }: Chosen,
): Share {
  const strengths = shares.map(BigInt);
  const all = strengths.reduce((sum, strength) => sum + strength, 0n);
  const own = strengths[lane - 1] ?? 0n;
  if (bet === "win") return { of: own, all };
  // For second place behind each of the others, the remaining total depends on who won.
  const rests = strengths.map((strength) => all - strength);
  const product = rests.reduce((sum, rest) => sum * rest, 1n);
  const behind = strengths.reduce(
    (sum, strength, other) =>
      other === lane - 1 ? sum : sum + strength * own * (product / (rests[other] ?? 1n)),
    0n,
  );
  return { of: own * product + behind, all: all * product };
}

/** The return that the odds aim at, in hundredths. The rest is the margin. */
const aimedReturn = 96;

const fields: readonly RaceField[] = raceFields.map((strengths) => {
  const oddsOn = (bet: RaceBet) =>
    strengths.map((_strength, index) =>
      oddsFor(chanceOf({ strengths }, { bet, lane: index + 1 }), aimedReturn),
    );
  return { strengths, odds: { win: oddsOn("win"), place: oddsOn("place") } };
});

export const raceFieldCount = fields.length;

/** @param number counted from 1; undefined for the field from before there were several */
export const raceField = (number: number | undefined): RaceField =>
  (number === undefined ? undefined : fields[number - 1]) ?? firstField;

export const oddsOf = ({ odds }: RaceField, { bet, lane }: Chosen): number =>
  odds[bet][lane - 1] ?? 0;

/** In hundredths of a percent. */
export const raceReturn = (field: RaceField, chosen: Chosen): number =>
  basisPoints(returned(chanceOf(field, chosen), oddsOf(field, chosen)));

/** Parses the field and the bets of a choice: `7;win:3+place:1x2`, or `win:3` in the old format. */
export function raceIn(
  choice: string,
): { readonly field: number | undefined; readonly bets: readonly Bet[] } | undefined {
  const at = atField(choice, raceFieldCount);
  const bets = at && betsIn(at.bets, (spot) => chosenIn(spot) !== undefined);
  return bets && { field: at.field, bets };
}

export interface RaceOutcome {
  /** Lanes, counted from 1, in finishing order. */
  readonly order: readonly number[];
  /** Hundredths of a second, in the same order. */
  readonly times: readonly number[];
  /** How far each lane, in lane order, was ahead of or behind an even pace after one and two thirds: -50 to 50. */
  readonly form: readonly (readonly [number, number])[];
}

/** Hundredths of a second: a gap of at most this much between the first two is decided by a photo finish. */
const photoGap = 4;

export const isPhotoFinish = ({ times: [first = 0, second = 0] }: RaceOutcome): boolean =>
  second - first <= photoGap;

function runOf(draws: Draws, { strengths }: RaceField): RaceOutcome {
  const order: number[] = [];
  while (order.length < racers.length) {
    const left = strengths.map((strength, index) => (order.includes(index + 1) ? 0 : strength));
    order.push(weighted(draws, left) + 1);
  }
  let time = 900 + draws.below(120);
  const times = order.map((_lane, index) => {
    if (index > 0) time += 1 + draws.below(index === 1 ? 30 : 45);
    return time;
  });
  const form = racers.map(() => [draws.below(101) - 50, draws.below(101) - 50] as const);
  return { order, times, form };
}

/** Parses the outcome from a round's `shown`; undefined if it is not from a race. */
export function raceOutcome(shown: Json): RaceOutcome | undefined {
  const { order, times, form } = partsOf(shown);
  const outcome = {
    order: numbersOf(order),
    times: numbersOf(times),
    form: listOf(form).map((pair) => {
      const [third = 0, twoThirds = 0] = numbersOf(pair);
      return [third, twoThirds] as const;
    }),
  };
  const isWhole =
    new Set(outcome.order.filter((lane) => racers[lane - 1])).size === racers.length &&
    [outcome.order, outcome.times, outcome.form].every(({ length }) => length === racers.length);
  return isWhole ? outcome : undefined;
}

const isHit = ({ bet, lane }: Chosen, { order }: RaceOutcome): boolean => {
  const place = order.indexOf(lane);
  return place === 0 || (bet === "place" && place === 1);
};

const everyBet = raceBets.flatMap((bet) =>
  racers.map((_racer, index) => ({ bet, lane: index + 1 })),
);

/** A race of six; the choice is a field and bets on lanes: `7;win:3+place:1`. */
export const race = betGame<RaceOutcome>({
  name: "race",
  returnInBasisPoints: Math.max(
    ...[firstField, ...fields].flatMap((field) =>
      everyBet.map((chosen) => raceReturn(field, chosen)),
    ),
  ),
  betsIn: (choice) => raceIn(choice)?.bets,
  draw: (draws, choice) => runOf(draws, raceField(raceIn(choice)?.field)),
  pays(spot, outcome, choice) {
    const chosen = chosenIn(spot);
    return chosen && isHit(chosen, outcome) ? oddsOf(raceField(raceIn(choice)?.field), chosen) : 0;
  },
  shown: ({ order, times, form }) => ({ order, times, form }),
});
