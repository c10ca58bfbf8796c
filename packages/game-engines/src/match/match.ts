import type { Draws, Json } from "../engine.ts";
import { instantGame } from "../instant-game.ts";
import { basisPoints, paid, returned, weighted } from "../odds.ts";
import type { Share } from "../odds.ts";
import { listOf, partsOf } from "../shown.ts";

export const matchResults = ["home", "draw", "away"] as const;

export type MatchResult = (typeof matchResults)[number];

/** Out of a hundred matches: how many end with no, one, two … goals of that side. */
const goalRounds = {
  home: [23, 35, 24, 13, 4, 1],
  away: [31, 36, 21, 9, 3],
} as const;

/** What a result pays, in hundredths of the stake; fixed, in steps of 0.05, from the exact chances. */
export const matchOdds: Readonly<Record<MatchResult, number>> = { home: 220, draw: 365, away: 310 };

export const matchMinutes = 90;

export interface Score {
  readonly home: number;
  readonly away: number;
}

export function resultOf({ home, away }: Score): MatchResult {
  if (home === away) return "draw";
  return home > away ? "home" : "away";
}

/** The exact chance of a result: every score of the two sides, each as often as it comes. */
export function chanceOf(result: MatchResult): Share {
  let of = 0;
  goalRounds.home.forEach((homeRounds, home) => {
    goalRounds.away.forEach((awayRounds, away) => {
      if (resultOf({ home, away }) === result) of += homeRounds * awayRounds;
    });
  });
  return { of: BigInt(of), all: 10_000n };
}

/** The exact return of a bet on a result. */
export const returnOn = (result: MatchResult): Share =>
  returned(chanceOf(result), matchOdds[result]);

export interface Goal {
  readonly side: "home" | "away";
  /** From 1 to 90; no minute has two goals. */
  readonly minute: number;
}

/** How it stands after so many minutes. */
export function scoreAfter(goals: readonly Goal[], minute: number): Score {
  const fallen = goals.filter((goal) => goal.minute <= minute);
  const home = fallen.filter(({ side }) => side === "home").length;
  return { home, away: fallen.length - home };
}

function goalsOf(draws: Draws): readonly Goal[] {
  const home = weighted(draws, goalRounds.home);
  const away = weighted(draws, goalRounds.away);
  const left = Array.from({ length: matchMinutes }, (_, index) => index + 1);
  const minute = () => left.splice(draws.below(left.length), 1);
  return [
    ...Array.from({ length: home }, () => "home" as const),
    ...Array.from({ length: away }, () => "away" as const),
  ]
    .flatMap((side) => minute().map((at) => ({ side, minute: at })))
    .toSorted((one, other) => one.minute - other.minute);
}

const isResult = (text: string): text is MatchResult =>
  matchResults.some((result) => result === text);

/** The goals of both sides, first to last; undefined for what no match has shown. */
export function goalsIn(shown: Json): readonly Goal[] | undefined {
  const { goals } = partsOf(shown);
  if (goals === undefined) return undefined;
  return listOf(goals).flatMap((goal): readonly Goal[] => {
    const { side, minute } = partsOf(goal);
    return (side === "home" || side === "away") && typeof minute === "number"
      ? [{ side, minute }]
      : [];
  });
}

/** A football match; the choice is how it ends: `home`, `draw` or `away`. */
export const match = instantGame({
  name: "match",
  returnInBasisPoints: Math.max(...matchResults.map((result) => basisPoints(returnOn(result)))),
  isChoice: isResult,
  outcome(draws, { stake, choice }) {
    const goals = goalsOf(draws);
    const result = resultOf(scoreAfter(goals, matchMinutes));
    return {
      win: isResult(choice) && choice === result ? paid(stake, matchOdds[result]) : 0n,
      shown: { goals: goals.map(({ side, minute }) => ({ side, minute })) },
    };
  },
});
