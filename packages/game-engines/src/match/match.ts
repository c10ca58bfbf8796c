import { betGame } from "../bets/bet-game.ts";
import { betsIn, type Bet } from "../bets/bets.ts";
import { atField } from "../bets/meeting.ts";
import type { Draws, Json } from "../engine.ts";
import { basisPoints, oddsFor, returned, weighted, type Share } from "../odds.ts";
import { listOf, partsOf } from "../shown.ts";

interface Side {
  /** The club, named after the drawing of its crest. */
  readonly club: "A" | "B" | "C" | "D" | "E" | "F";
  /** An index into `goalRounds`. */
  readonly strength: number;
}

/** Per hundred matches, from the weakest side to the strongest: how many end with no, one, two … goals by that side. */
const goalRounds: readonly (readonly number[])[] = [
  [55, 33, 10, 2],
  [48, 35, 13, 3, 1],
  [41, 37, 16, 5, 1],
  [35, 37, 19, 7, 2],
  [30, 35, 22, 9, 3, 1],
  [26, 34, 24, 11, 4, 1],
  [22, 34, 25, 13, 5, 1],
  [19, 32, 26, 14, 6, 2, 1],
  [17, 29, 27, 16, 7, 3, 1],
  [14, 28, 27, 18, 9, 3, 1],
  [12, 26, 28, 19, 10, 4, 1],
  [10, 23, 28, 20, 12, 5, 2],
];

const side = (club: Side["club"], strength: number): Side => ({ club, strength });

/**
 * The pairings, home side first. They were chosen by a search so that odds in steps of 0.05 return between 94.40 and
 * 95.60 % on every result; a test checks this.
 */
const pairings: readonly (readonly [home: Side, away: Side])[] = [
  [side("A", 5), side("B", 3)],
  [side("B", 9), side("C", 4)],
  [side("C", 6), side("D", 2)],
  [side("D", 4), side("E", 4)],
  [side("E", 7), side("F", 6)],
  [side("F", 3), side("A", 6)],
  [side("A", 8), side("C", 5)],
  [side("B", 5), side("D", 7)],
  [side("C", 10), side("E", 3)],
  [side("D", 2), side("F", 4)],
  [side("E", 6), side("A", 5)],
  [side("F", 4), side("B", 9)],
  [side("A", 7), side("D", 3)],
  [side("B", 5), side("E", 5)],
  [side("C", 9), side("F", 7)],
  [side("D", 6), side("A", 8)],
  [side("E", 8), side("B", 9)],
  [side("F", 3), side("C", 5)],
  [side("A", 10), side("E", 5)],
  [side("B", 7), side("F", 4)],
  [side("C", 5), side("A", 9)],
  [side("D", 11), side("B", 5)],
  [side("E", 6), side("C", 3)],
  [side("F", 4), side("D", 7)],
];

export const matchResults = ["home", "draw", "away"] as const;

export type MatchResult = (typeof matchResults)[number];

export const matchMinutes = 90;

export interface Score {
  readonly home: number;
  readonly away: number;
}

export function resultOf({ home, away }: Score): MatchResult {
  if (home === away) return "draw";
  return home > away ? "home" : "away";
}

export interface MatchField {
  /** The club of each side, named after the drawing of its crest. */
  readonly home: Side["club"];
  readonly away: Side["club"];
  /** Per hundred matches: how many end with no, one, two … goals by that side. */
  readonly goals: { readonly home: readonly number[]; readonly away: readonly number[] };
  /** In hundredths of the bet; in steps of 0.05, from the exact probabilities. */
  readonly odds: Readonly<Record<MatchResult, number>>;
}

/** The exact probability of a result, summed over every score weighted by its frequency. */
export function chanceOf({ goals }: Pick<MatchField, "goals">, result: MatchResult): Share {
  let of = 0;
  goals.home.forEach((homeRounds, home) => {
    goals.away.forEach((awayRounds, away) => {
      if (resultOf({ home, away }) === result) of += homeRounds * awayRounds;
    });
  });
  return { of: BigInt(of), all: 10_000n };
}

/** The match of all rounds from before there were several; its odds never change. */
const firstMatch: MatchField = {
  home: "A",
  away: "B",
  goals: { home: [23, 35, 24, 13, 4, 1], away: [31, 36, 21, 9, 3] },
  odds: { home: 220, draw: 365, away: 310 },
};

/** The return that the odds aim at, in hundredths. The rest is the margin. */
const aimedReturn = 95;

const fields: readonly MatchField[] = pairings.map(([home, away]) => {
  const goals = { home: goalRounds[home.strength] ?? [], away: goalRounds[away.strength] ?? [] };
  const oddsOn = (result: MatchResult) => oddsFor(chanceOf({ goals }, result), aimedReturn);
  return {
    home: home.club,
    away: away.club,
    goals,
    odds: { home: oddsOn("home"), draw: oddsOn("draw"), away: oddsOn("away") },
  };
});

export const matchFieldCount = fields.length;

/** @param number counted from 1; undefined for the match from before there were several */
export const matchField = (number: number | undefined): MatchField =>
  (number === undefined ? undefined : fields[number - 1]) ?? firstMatch;

export const returnOn = (field: MatchField, result: MatchResult): Share =>
  returned(chanceOf(field, result), field.odds[result]);

export interface Goal {
  readonly side: "home" | "away";
  /** From 1 to 90; no minute has two goals. */
  readonly minute: number;
}

export function scoreAfter(goals: readonly Goal[], minute: number): Score {
  const fallen = goals.filter((goal) => goal.minute <= minute);
  const home = fallen.filter(({ side }) => side === "home").length;
  return { home, away: fallen.length - home };
}

function goalsOf(draws: Draws, { goals }: MatchField): readonly Goal[] {
  const home = weighted(draws, goals.home);
  const away = weighted(draws, goals.away);
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

/** Parses the goals of both sides, first to last; undefined if `shown` is not from a match. */
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

/** Parses the field and the bets of a choice: `7;home+drawx2`, or `home` in the old format. */
export function matchIn(
  choice: string,
): { readonly field: number | undefined; readonly bets: readonly Bet[] } | undefined {
  const at = atField(choice, matchFieldCount);
  const bets = at && betsIn(at.bets, isResult);
  return bets && { field: at.field, bets };
}

/** A football match; the choice is a field and bets on the result: `7;home+draw`. */
export const match = betGame<readonly Goal[]>({
  name: "match",
  returnInBasisPoints: Math.max(
    ...[firstMatch, ...fields].flatMap((field) =>
      matchResults.map((result) => basisPoints(returnOn(field, result))),
    ),
  ),
  betsIn: (choice) => matchIn(choice)?.bets,
  draw: (draws, choice) => goalsOf(draws, matchField(matchIn(choice)?.field)),
  pays(spot, goals, choice) {
    const result = resultOf(scoreAfter(goals, matchMinutes));
    return spot === result ? matchField(matchIn(choice)?.field).odds[result] : 0;
  },
  shown: (goals) => ({ goals: goals.map(({ side, minute }) => ({ side, minute })) }),
});
