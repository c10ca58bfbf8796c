import { formatAmount } from "./format.ts";
import type { GameView, Round } from "./game-view.ts";
import { isGain, minorUnits } from "./money.ts";
import { translate } from "./translate.ts";

/** A result, followed by the amount it returned if that is not a win. */
export function withReturn(result: string, round: Pick<Round, "win" | "staked">): string {
  const returned = returnText(round);
  return returned === undefined ? result : `${result} ${returned}`;
}

/** The message for a round that returned its cost or part of it; undefined for a win and for a total loss. */
function returnText(round: Pick<Round, "win" | "staked">): string | undefined {
  if (isGain(round) || minorUnits(round.win) === 0n) return undefined;
  const stake = formatAmount(round.staked);
  return minorUnits(round.win) === minorUnits(round.staked)
    ? translate("won_even", { stake })
    : translate("won_part", { win: formatAmount(round.win), stake });
}

/** A round in one sentence: the game's own, or the general one. */
export function describeResult(view: Pick<GameView, "describe">, round: Round): string {
  const description = view.describe(round);
  if (description !== undefined) return description;
  if (!round.isOver) return translate("round_open", { stake: formatAmount(round.staked) });
  if (minorUnits(round.win) === 0n) return translate("no_win");
  // A return up to the stake is neither called a win nor shown in gold.
  return returnText(round) ?? translate("won", { win: formatAmount(round.win) });
}

/** The message of a game that waits for its next round. */
export const lastRoundText = (last: Round | undefined): string =>
  last
    ? translate("last_round", { stake: formatAmount(last.staked), win: formatAmount(last.win) })
    : translate("ready");
