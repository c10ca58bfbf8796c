import { valueOf } from "@naluma/game-engines/blackjack/cards";
import type { Card } from "@naluma/game-engines/blackjack/cards";
import { formatNumber } from "../page/format.ts";
import { translate } from "../page/translate.ts";

export const cardName = (card: Card): string =>
  translate("card_name", { rank: rankName(card), suit: suitName(card) });

function rankName(card: Card): string {
  switch (card.slice(0, 1)) {
    case "A":
      return translate("card_ace");
    case "J":
      return translate("card_jack");
    case "Q":
      return translate("card_queen");
    case "K":
      return translate("card_king");
    default:
      return formatNumber(valueOf(card));
  }
}

function suitName(card: Card): string {
  switch (card.slice(1)) {
    case "S":
      return translate("card_spades");
    case "H":
      return translate("card_hearts");
    case "D":
      return translate("card_diamonds");
    default:
      return translate("card_clubs");
  }
}
