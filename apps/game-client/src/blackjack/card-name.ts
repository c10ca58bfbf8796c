import { valueOf } from "@naluma/game-engines/blackjack/cards";
import type { Card } from "@naluma/game-engines/blackjack/cards";
import { number, say } from "../page/page-words.ts";

/** What a card is called: "Ace of spades". */
export const cardName = (card: Card): string =>
  say("blackjack_card", { rank: rankName(card), suit: suitName(card) });

function rankName(card: Card): string {
  switch (card.slice(0, 1)) {
    case "A":
      return say("blackjack_ace");
    case "J":
      return say("blackjack_jack");
    case "Q":
      return say("blackjack_queen");
    case "K":
      return say("blackjack_king");
    default:
      return number(valueOf(card));
  }
}

function suitName(card: Card): string {
  switch (card.slice(1)) {
    case "S":
      return say("blackjack_spades");
    case "H":
      return say("blackjack_hearts");
    case "D":
      return say("blackjack_diamonds");
    default:
      return say("blackjack_clubs");
  }
}
