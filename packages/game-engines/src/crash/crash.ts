import type { RoundInput, Draws, Engine, RoundState } from "../engine.ts";
import { payoutAt, ground, highestCash, lowestCash, multiplierAt } from "./curve.ts";

/** The number of equally likely outcomes of the single draw: four bytes of a hash. */
export const outcomes = 2 ** 32;

/** The return in percent, for every target. */
const share = 97;

/**
 * The crash point of a flight, in hundredths. A multiplier m is reached by `floor(97 / m · outcomes)` of the outcomes,
 * so every target m returns 97 % of the stake, less at most a thousandth of a percent.
 */
export function crashPoint(outcome: number): number {
  const point = Math.floor((share * outcomes) / (outcomes - outcome));
  return Math.min(highestCash, Math.max(ground, point));
}

/**
 * Crash: a multiplier grows from 1.00× until it crashes at a point drawn beforehand. The choice `auto:200` cashes out
 * automatically at 2.00×; the move `cash` does so at the current multiplier. A flight without a cash-out pays at the
 * highest multiplier. A point of 1.00× is a crash before any cash-out is possible.
 *
 * The return of 97.00 % holds for every strategy; fractions of a minor unit are not paid, which matters for small
 * stakes at small multipliers.
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

/** The target of an automatic cash-out; undefined for any other choice. */
export const targetOf = (choice: string): number | undefined => cashable(choice, "auto");

const cashable = (text: string, word: "auto" | "cash"): number | undefined => {
  const [, digits] = /^(?:auto|cash):([1-9]\d{2,6})$/.exec(text) ?? [];
  if (digits === undefined || !text.startsWith(word)) return undefined;
  const multiplier = Number(digits);
  return multiplier >= lowestCash && multiplier <= highestCash ? multiplier : undefined;
};

/** The multiplier of the only move that is possible. */
function cashedAt(moves: readonly string[], highest: number): number | undefined {
  const [move, ...more] = moves;
  if (move === undefined) return undefined;
  const cashed = cashable(move, "cash");
  if (cashed === undefined || cashed > highest || more.length > 0) {
    throw new RangeError(`A flight does not allow ${moves.join(", ")}`);
  }
  return cashed;
}
