import { isNatural, totalOf } from "@naluma/game-engines/blackjack/cards";
import type { Result } from "@naluma/game-engines/blackjack/table";
import { cardName } from "./card-name.ts";
import { tableOf } from "./read-table.ts";
import { element } from "../page/elements.ts";
import type { Round } from "../page/game-view.ts";
import { amount, number, page, percent, say } from "../page/page-words.ts";

export function resultName(result: Result): string {
  switch (result) {
    case "blackjack":
      return say("blackjack_natural");
    case "win":
      return say("blackjack_won");
    case "push":
      return say("blackjack_tied");
    case "lose":
      return say("blackjack_lost");
    case "bust":
      return say("blackjack_bust");
  }
}

/** What is said of a round; of two finished hands the page says what they brought together. */
export function told(round: Round): string | undefined {
  const { dealer, hands, turn } = tableOf(round);
  const [up] = dealer;
  const hand = hands[turn ?? 0];
  if (!hand || up === undefined) return undefined;
  const total = number(totalOf(hand.cards).total);
  if (turn !== undefined) {
    const card = cardName(up);
    if (hands.length === 1) return say("blackjack_turn", { total, card });
    return say("blackjack_turn_of", { number: number(turn + 1), total, card });
  }
  if (hands.length > 1) return undefined;
  const against = { total, dealer: number(totalOf(dealer).total), win: amount(round.win) };
  switch (hand.result) {
    case "blackjack":
      return say("blackjack_told_natural", against);
    case "win":
      return totalOf(dealer).total > 21
        ? say("blackjack_told_over", against)
        : say("blackjack_told_won", against);
    case "push":
      return say("blackjack_told_tied", against);
    case "bust":
      return say("blackjack_told_bust", against);
    default:
      return isNatural(dealer) ? say("blackjack_told_beaten") : say("blackjack_told_lost", against);
  }
}

export function fillRules(body: Element): void {
  body.replaceChildren(
    ...[say("blackjack_how"), say("blackjack_how_pays"), say("blackjack_how_moves")].map((text) =>
      element("p", "", text),
    ),
    element("p", "quiet", say("blackjack_return", { rtp: percent(page.rtp) })),
  );
}
