import { isNatural, totalOf } from "@naluma/game-engines/blackjack/cards";
import type { Result } from "@naluma/game-engines/blackjack/table";
import { cardName } from "../cards/card-name.ts";
import { element } from "../page/elements.ts";
import { formatAmount, formatNumber, formatPercent } from "../page/format.ts";
import type { Round } from "../page/game-view.ts";
import { pageData } from "../page/page-data.ts";
import { translate } from "../page/translate.ts";
import { tableOf } from "./read-table.ts";

export function resultName(result: Result): string {
  switch (result) {
    case "blackjack":
      return translate("blackjack_natural");
    case "win":
      return translate("blackjack_won");
    case "push":
      return translate("blackjack_tied");
    case "lose":
      return translate("blackjack_lost");
    case "bust":
      return translate("blackjack_bust");
  }
}

/** Describes a round; for two finished hands the page shows their combined result instead. */
export function describe(round: Round): string | undefined {
  const { dealer, hands, turn } = tableOf(round);
  const [up] = dealer;
  const hand = hands[turn ?? 0];
  if (!hand || up === undefined) return undefined;
  const total = formatNumber(totalOf(hand.cards).total);
  if (turn !== undefined) {
    const card = cardName(up);
    if (hands.length === 1) return translate("blackjack_turn", { total, card });
    return translate("blackjack_turn_of", { number: formatNumber(turn + 1), total, card });
  }
  if (hands.length > 1) return undefined;
  const against = {
    total,
    dealer: formatNumber(totalOf(dealer).total),
    win: formatAmount(round.win),
  };
  switch (hand.result) {
    case "blackjack":
      return translate("blackjack_result_natural", against);
    case "win":
      return totalOf(dealer).total > 21
        ? translate("blackjack_result_over", against)
        : translate("blackjack_result_won", against);
    case "push":
      return translate("blackjack_result_tied", against);
    case "bust":
      return translate("blackjack_result_bust", against);
    default:
      return isNatural(dealer)
        ? translate("blackjack_result_beaten")
        : translate("blackjack_result_lost", against);
  }
}

export function fillRules(body: Element): void {
  body.replaceChildren(
    ...[
      translate("blackjack_how"),
      translate("blackjack_how_pays"),
      translate("blackjack_how_moves"),
    ].map((text) => element("p", "", text)),
    element("p", "quiet", translate("blackjack_return", { rtp: formatPercent(pageData.rtp) })),
  );
}
