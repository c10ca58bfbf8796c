import type { Draws, Json } from "../engine.ts";
import { instantGame } from "../instant-game.ts";
import { basisPoints, paid, returned, weighted } from "../odds.ts";
import type { Share } from "../odds.ts";
import { listOf, numbersOf, partsOf } from "../shown.ts";

export type Racer = "A" | "B" | "C" | "D" | "E" | "F";

interface Lane {
  readonly racer: Racer;
  /** In so many of a hundred races it comes first; the rest follow by the strengths that are left. */
  readonly strength: number;
  /** What is paid for the first place, in hundredths of the stake. */
  readonly first: number;
  /** What is paid for one of the first two places. */
  readonly firstTwo: number;
}

/** The lanes in their order. Odds are fixed, in steps of 0.05, from the exact chances. */
export const lanes: readonly Lane[] = [
  { racer: "A", strength: 17, first: 565, firstTwo: 275 },
  { racer: "B", strength: 30, first: 320, firstTwo: 175 },
  { racer: "C", strength: 10, first: 960, firstTwo: 450 },
  { racer: "D", strength: 22, first: 440, firstTwo: 220 },
  { racer: "E", strength: 8, first: 1_200, firstTwo: 550 },
  { racer: "F", strength: 13, first: 740, firstTwo: 350 },
];

export const raceBets = ["win", "place"] as const;

/** `win`: first; `place`: one of the first two. */
export type RaceBet = (typeof raceBets)[number];

interface Chosen {
  readonly bet: RaceBet;
  /** Counted from 1, as a choice names it: `place:3`. */
  readonly lane: number;
}

/** What a choice bets on; undefined for anything else. */
export function chosenIn(choice: string): Chosen | undefined {
  const [, named, lane] = /^(win|place):([1-6])$/.exec(choice) ?? [];
  const bet = raceBets.find((known) => known === named);
  return bet === undefined ? undefined : { bet, lane: Number(lane) };
}

export const oddsOf = ({ bet, lane }: Chosen): number =>
  lanes[lane - 1]?.[bet === "win" ? "first" : "firstTwo"] ?? 0;

/** The exact chance of a bet. */
export function chanceOf({ bet, lane }: Chosen): Share {
  const strengths = lanes.map(({ strength }) => BigInt(strength));
  const all = strengths.reduce((sum, strength) => sum + strength, 0n);
  const own = strengths[lane - 1] ?? 0n;
  if (bet === "win") return { of: own, all };
  // Second behind each of the others: what is left to race for second place differs with who is gone.
  const rests = strengths.map((strength) => all - strength);
  const product = rests.reduce((sum, rest) => sum * rest, 1n);
  const behind = strengths.reduce(
    (sum, strength, other) =>
      other === lane - 1 ? sum : sum + strength * own * (product / (rests[other] ?? 1n)),
    0n,
  );
  return { of: own * product + behind, all: all * product };
}

/** What shows of a race. */
export interface RaceOutcome {
  /** Lanes, counted from 1, in finishing order. */
  readonly order: readonly number[];
  /** Hundredths of a second, in the same order. */
  readonly times: readonly number[];
  /** How far each lane, in lane order, was ahead of an even run or behind after one and two thirds: -50 to 50. */
  readonly form: readonly (readonly [number, number])[];
}

/** Hundredths of a second: the first two this close or closer are judged by a photograph. */
const photoGap = 4;

export const isPhotoFinish = ({ times: [first = 0, second = 0] }: RaceOutcome): boolean =>
  second - first <= photoGap;

function runOf(draws: Draws): RaceOutcome {
  const order: number[] = [];
  while (order.length < lanes.length) {
    const left = lanes.map(({ strength }, index) => (order.includes(index + 1) ? 0 : strength));
    order.push(weighted(draws, left) + 1);
  }
  let time = 900 + draws.below(120);
  const times = order.map((_lane, index) => {
    if (index > 0) time += 1 + draws.below(index === 1 ? 30 : 45);
    return time;
  });
  const form = lanes.map(() => [draws.below(101) - 50, draws.below(101) - 50] as const);
  return { order, times, form };
}

/** The outcome out of what a round shows; undefined for what no race has shown. */
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
    new Set(outcome.order.filter((lane) => lanes[lane - 1])).size === lanes.length &&
    [outcome.order, outcome.times, outcome.form].every(({ length }) => length === lanes.length);
  return isWhole ? outcome : undefined;
}

const isHit = ({ bet, lane }: Chosen, { order }: RaceOutcome): boolean => {
  const place = order.indexOf(lane);
  return place === 0 || (bet === "place" && place === 1);
};

/** A race of six; the choice is a bet and a lane: `win:3`, `place:3`. */
export const race = instantGame({
  name: "race",
  returnInBasisPoints: Math.max(
    ...raceBets.flatMap((bet) =>
      lanes.map((_lane, index) => {
        const chosen = { bet, lane: index + 1 };
        return basisPoints(returned(chanceOf(chosen), oddsOf(chosen)));
      }),
    ),
  ),
  isChoice: (choice) => chosenIn(choice) !== undefined,
  outcome(draws, { stake, choice }) {
    const { order, times, form } = runOf(draws);
    const chosen = chosenIn(choice);
    const hit = chosen !== undefined && isHit(chosen, { order, times, form });
    return { win: hit ? paid(stake, oddsOf(chosen)) : 0n, shown: { order, times, form } };
  },
});
