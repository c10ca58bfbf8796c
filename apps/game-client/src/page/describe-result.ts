import { formatAmount } from "./format.ts";
import type { GameView, Round } from "./game-view.ts";
import { minorUnits } from "./money.ts";
import { returnText } from "./return-text.ts";
import { translate } from "./translate.ts";

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
