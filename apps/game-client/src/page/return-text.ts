import { formatAmount } from "./format.ts";
import type { Round } from "./game-view.ts";
import { isGain, minorUnits } from "./money.ts";
import { translate } from "./translate.ts";

/** A result, followed by the amount it returned if that is not a win. */
export function withReturn(result: string, round: Pick<Round, "win" | "staked">): string {
  const returned = returnText(round);
  return returned === undefined ? result : `${result} ${returned}`;
}

/** The message for a round that returned its cost or part of it; undefined for a win and for a total loss. */
export function returnText(round: Pick<Round, "win" | "staked">): string | undefined {
  if (isGain(round) || minorUnits(round.win) === 0n) return undefined;
  const stake = formatAmount(round.staked);
  return minorUnits(round.win) === minorUnits(round.staked)
    ? translate("won_even", { stake })
    : translate("won_part", { win: formatAmount(round.win), stake });
}
