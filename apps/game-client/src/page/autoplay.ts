import { minorUnits } from "./money.ts";

/** Where a run of automatic rounds ends. Amounts are decimal text. */
export interface AutoplayLimits {
  readonly rounds: number;
  /** No round begins that could bring the loss of the run beyond this. */
  readonly loss: string;
  /** A single win of this or more ends the run; undefined never does. */
  readonly win: string | undefined;
}

/** A run of automatic rounds. */
export interface AutoplayRun {
  readonly limits: AutoplayLimits;
  readonly left: number;
  /** Minor units lost so far, less what was won; below 0 when more was won. */
  readonly lost: bigint;
  /** Set by the round that met the limit. */
  readonly wasWon: boolean;
}

/** Why a run ended. `refused` leaves the words to whatever refused the round. */
export type AutoplayEnd =
  | "done"
  | "loss"
  | "win"
  | "pressed"
  | "hidden"
  | "offline"
  | "balance"
  | "refused";

export const beginAutoplay = (limits: AutoplayLimits): AutoplayRun => ({
  limits,
  left: limits.rounds,
  lost: 0n,
  wasWon: false,
});

export const afterRound = (
  run: AutoplayRun,
  { staked, win }: { readonly staked: string; readonly win: string },
): AutoplayRun => ({
  ...run,
  left: run.left - 1,
  lost: run.lost + minorUnits(staked) - minorUnits(win),
  wasWon: run.limits.win !== undefined && minorUnits(win) >= minorUnits(run.limits.win),
});

/** Whether a run ends before a round with this stake; undefined lets it begin. */
export function endBefore(run: AutoplayRun, stake: string): AutoplayEnd | undefined {
  if (run.wasWon) return "win";
  if (run.left <= 0) return "done";
  return run.lost + minorUnits(stake) > minorUnits(run.limits.loss) ? "loss" : undefined;
}
