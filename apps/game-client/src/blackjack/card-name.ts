import { valueOf } from "@naluma/game-engines/blackjack/cards";
import type { Card } from "@naluma/game-engines/blackjack/cards";
import { formatNumber } from "../page/format.ts";
import { translate } from "../page/translate.ts";

/** What a card is called: "Ace of spades". */
export const cardName = (card: Card): string =>
  translate("blackjack_card", { rank: rankName(card), suit: suitName(card) });

function rankName(card: Card): string {
  switch (card.slice(0, 1)) {
    case "A":
      return translate("blackjack_ace");
    case "J":
      return translate("blackjack_jack");
    case "Q":
      return translate("blackjack_queen");
    case "K":
      return translate("blackjack_king");
    default:
      return formatNumber(valueOf(card));
  }
}

function suitName(card: Card): string {
  switch (card.slice(1)) {
    case "S":
      return translate("blackjack_spades");
    case "H":
      return translate("blackjack_hearts");
    case "D":
      return translate("blackjack_diamonds");
    default:
      return translate("blackjack_clubs");
  }
}
