import type { RoundInput, Draws, Engine, RoundState } from "../engine.ts";
import { payoutAt, ground, highestCash, lowestCash, multiplierAt } from "./curve.ts";

/** Equally likely outcomes of the one number that is drawn: four bytes of a hash, as they come. */
export const outcomes = 2 ** 32;

/** What the house pays back of every hundred, whatever is aimed at. */
const share = 97;

/**
 * Where a flight crashes, in hundredths. A multiplier m is reached by `floor(97 / m · outcomes)` of
 * the outcomes. So aiming at any m returns 97 % of the stake, less at most a thousandth of a
 * percent.
 */
export function crashPoint(outcome: number): number {
  const point = Math.floor((share * outcomes) / (outcomes - outcome));
  return Math.min(highestCash, Math.max(ground, point));
}

/**
 * Crash: a multiplier grows from 1.00× until it crashes at a point drawn before. `auto:200` as the choice cashes
 * at 2.00× by itself; the move `cash` does so at the multiplier of its moment. A flight that nobody cashes pays
 * at the highest multiplier. A point of 1.00× is a crash before anything could be cashed.
 *
 * The return of 97.00 % holds for every way to play; fractions of a minor unit are not paid, which small stakes
 * feel at small multipliers.
 */
export const crash: Engine = {
  name: "crash",
  returnInBasisPoints: share * 100,
  isChoice: (choice) => choice === "" || targetOf(choice) !== undefined,
  storedMove: (move, elapsed) =>
    move === "cash" ? `cash:${Math.max(lowestCash, multiplierAt(elapsed))}` : move,
  stateOf: (draws, ask) => flightOf(draws, ask),
};

function flightOf(draws: Draws, { stake, choice, moves, elapsed }: RoundInput): RoundState {
  const target = choice === "" ? highestCash : targetOf(choice);
  if (target === undefined) throw new RangeError(`A flight has no choice ${choice}`);
  const point = crashPoint(draws.below(outcomes));
  const flown = multiplierAt(elapsed);

  const cashed =
    cashedAt(moves, Math.min(point, target - 1)) ?? (target <= point ? target : undefined);
  if (cashed !== undefined && (moves.length > 0 || flown >= cashed)) {
    return over(stake, payoutAt(stake, cashed), { multiplier: cashed, point, isCashed: true });
  }
  if (point < lowestCash || flown > point) {
    return over(stake, 0n, { multiplier: point, point, isCashed: false });
  }
  return { staked: stake, win: 0n, isOver: false, next: ["cash"], shown: { multiplier: flown } };
}

const over = (stake: bigint, win: bigint, shown: RoundState["shown"]): RoundState => ({
  staked: stake,
  win,
  isOver: true,
  next: [],
  shown,
});

/** What an automatic cash-out aims at; undefined where the text is none. */
export const targetOf = (choice: string): number | undefined => cashable(choice, "auto");

const cashable = (text: string, word: "auto" | "cash"): number | undefined => {
  const [, digits] = /^(?:auto|cash):([1-9]\d{2,6})$/.exec(text) ?? [];
  if (digits === undefined || !text.startsWith(word)) return undefined;
  const multiplier = Number(digits);
  return multiplier >= lowestCash && multiplier <= highestCash ? multiplier : undefined;
};

/** The multiplier of the only move there may be. */
function cashedAt(moves: readonly string[], highest: number): number | undefined {
  const [move, ...more] = moves;
  if (move === undefined) return undefined;
  const cashed = cashable(move, "cash");
  if (cashed === undefined || cashed > highest || more.length > 0) {
    throw new RangeError(`A flight does not allow ${moves.join(", ")}`);
  }
  return cashed;
}
