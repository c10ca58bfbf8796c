import { stepsOf, unitsPerStake } from "@naluma/game-engines/slot/family";
import type { SlotFamily } from "@naluma/game-engines/slot/family";
import { formatAmount } from "../page/format.ts";
import type { Round } from "../page/game-view.ts";
import { decimal, minorUnits } from "../page/money.ts";
import { translate } from "../page/translate.ts";

/** What so many units of a round's stake are, as decimal text. */
export const amountOf = ({ stake }: Pick<Round, "stake">, units: number): string =>
  decimal((minorUnits(stake) * BigInt(units)) / BigInt(unitsPerStake));

/** How a win came about; undefined leaves it to the page. */
export function describeSlot(family: SlotFamily, round: Round): string | undefined {
  const win = formatAmount(round.win);
  const steps = stepsOf(family, round.shown);
  const free = steps.at(-1)?.freeGame ?? 0;
  if (free > 0) return translate("won_free", { win, count: free });
  const [first] = steps;
  if (!first || steps.length > 1) return undefined;
  if (first.multiplier > 1) return translate("won_times", { win, times: first.multiplier });
  if (!family.lines) return undefined;
  const count = first.wins.filter(({ path }) => path !== undefined).length;
  if (count === 0) {
    const scatters = first.wins[0]?.count ?? 0;
    return translate("won_scatter", { win, count: scatters, symbol: translate("scatter") });
  }
  const counted = count === 1 ? translate("lines_one") : translate("lines_other", { count });
  return translate("won_lines", { win, lines: counted });
}
