import { minorUnits } from "./money.ts";

/** The limits that end a run of automatic rounds. Amounts are decimal text. */
export interface AutoplayLimits {
  readonly rounds: number;
  /** No round begins that could take the loss of the run beyond this amount. */
  readonly loss: string;
  /** A single win of at least this amount ends the run; undefined means no such limit. */
  readonly win: string | undefined;
}

export interface AutoplayRun {
  readonly limits: AutoplayLimits;
  readonly left: number;
  /** Minor units lost so far, minus wins; negative when the run is ahead. */
  readonly lost: bigint;
  /** Set by the round that reached the win limit. */
  readonly wasWon: boolean;
}

/** Why a run ended. For `refused`, the message comes from the refusal itself. */
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

/** Why a run ends before a round with this stake; undefined if the round may begin. */
export function endBefore(run: AutoplayRun, stake: string): AutoplayEnd | undefined {
  if (run.wasWon) return "win";
  if (run.left <= 0) return "done";
  return run.lost + minorUnits(stake) > minorUnits(run.limits.loss) ? "loss" : undefined;
}
