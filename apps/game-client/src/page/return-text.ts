import { formatAmount } from "./format.ts";
import type { Round } from "./game-view.ts";
import { isGain, minorUnits } from "./money.ts";
import { translate } from "./translate.ts";

/** A result, and what it gave back where that is no win. */
export function withReturn(result: string, round: Pick<Round, "win" | "staked">): string {
  const returned = returnText(round);
  return returned === undefined ? result : `${result} ${returned}`;
}

/** What is said of a round that gave back its cost or a part of it; undefined for a win and for nothing. */
export function returnText(round: Pick<Round, "win" | "staked">): string | undefined {
  if (isGain(round) || minorUnits(round.win) === 0n) return undefined;
  const stake = formatAmount(round.staked);
  return minorUnits(round.win) === minorUnits(round.staked)
    ? translate("won_even", { stake })
    : translate("won_part", { win: formatAmount(round.win), stake });
}
