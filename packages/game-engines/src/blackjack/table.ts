import type { Draws } from "../engine.ts";
import { isNatural, totalOf, valueOf } from "./cards.ts";
import type { Card } from "./cards.ts";
import { deckCount, openShoe } from "./shoe.ts";

export const moves = ["hit", "stand", "double", "split"] as const;
export type Move = (typeof moves)[number];

export const isMove = (text: string): text is Move => moves.some((move) => move === text);

export const results = ["blackjack", "win", "push", "lose", "bust"] as const;
export type Result = (typeof results)[number];

export interface Hand {
  readonly cards: readonly Card[];
  /** The number of stakes on the hand: two after doubling. */
  readonly stakes: 1 | 2;
  /** No move deals it another card. */
  readonly isDone: boolean;
}

/** The table after some moves, including the hole card. */
export interface Table {
  readonly dealer: readonly Card[];
  /** Two after a split. */
  readonly hands: readonly Hand[];
  /** The index of the hand to move; undefined once the round is over. */
  readonly turn: number | undefined;
  readonly next: readonly Move[];
  /** One per hand, once the round is over. */
  readonly results: readonly Result[];
}

/**
 * Plays a round. Six decks; the dealer checks the hole card immediately and stands on every 17. Ace and ten after a
 * split count 21, not blackjack. Any first two cards may be doubled, after a split too; equal values may be split once,
 * aces with one card each. Throws a RangeError for a move that the rules do not allow.
 */
export function play(draws: Draws, played: readonly string[]): Table {
  const deal = openShoe(draws, deckCount);
  const [first, up, second, hole] = [deal(), deal(), deal(), deal()];
  let hands: readonly Hand[] = [asHand([first, second])];
  const isDecided = isNatural([up, hole]) || isNatural([first, second]);

  for (const move of played) {
    const next = isDecided ? [] : nextMoves(hands);
    if (!isMove(move) || !next.includes(move)) {
      throw new RangeError(`The table does not allow ${move}`);
    }
    hands = moved(hands, move, deal);
  }

  const next = isDecided ? [] : nextMoves(hands);
  if (next.length > 0) {
    return { dealer: [up, hole], hands, turn: turnOf(hands), next, results: [] };
  }
  // No hand is left to beat: the dealer shows the hole card and draws no more.
  const isContested = !isDecided && hands.some(({ cards }) => totalOf(cards).total <= 21);
  const dealer = isContested ? drawnOut([up, hole], deal) : [up, hole];
  const isSplit = hands.length > 1;
  return {
    dealer,
    hands,
    turn: undefined,
    next,
    results: hands.map(({ cards }) => resultOf(cards, dealer, isSplit)),
  };
}

const asHand = (cards: readonly Card[], stakes: 1 | 2 = 1): Hand => ({
  cards,
  stakes,
  isDone: totalOf(cards).total >= 21,
});

function turnOf(hands: readonly Hand[]): number | undefined {
  const turn = hands.findIndex(({ isDone }) => !isDone);
  return turn === -1 ? undefined : turn;
}

function nextMoves(hands: readonly Hand[]): readonly Move[] {
  const hand = hands[turnOf(hands) ?? -1];
  if (!hand) return [];
  const [first, second] = hand.cards;
  if (first === undefined || second === undefined || hand.cards.length > 2) return ["hit", "stand"];
  const isPair = hands.length === 1 && valueOf(first) === valueOf(second);
  return isPair ? moves : ["hit", "stand", "double"];
}

function moved(hands: readonly Hand[], move: Move, deal: () => Card): readonly Hand[] {
  const turn = turnOf(hands);
  const put = (hand: Hand) => hands.map((other, index) => (index === turn ? hand : other));
  const hand = hands[turn ?? -1];
  const [first, second] = hand?.cards ?? [];
  if (!hand || first === undefined || second === undefined) throw new RangeError("No hand to play");
  switch (move) {
    case "hit":
      return put(asHand([...hand.cards, deal()]));
    case "stand":
      return put({ ...hand, isDone: true });
    case "double":
      return put({ ...asHand([...hand.cards, deal()], 2), isDone: true });
    case "split": {
      const areAces = valueOf(first) === 1;
      return [first, second].map((card) => {
        const made = asHand([card, deal()]);
        return areAces ? { ...made, isDone: true } : made;
      });
    }
  }
}

function drawnOut(cards: readonly Card[], deal: () => Card): readonly Card[] {
  let dealer = cards;
  while (totalOf(dealer).total < 17) dealer = [...dealer, deal()];
  return dealer;
}

function resultOf(cards: readonly Card[], dealer: readonly Card[], isSplit: boolean): Result {
  const mine = totalOf(cards).total;
  const theirs = totalOf(dealer).total;
  if (mine > 21) return "bust";
  const hasBlackjack = !isSplit && isNatural(cards);
  if (hasBlackjack) return isNatural(dealer) ? "push" : "blackjack";
  if (isNatural(dealer)) return "lose";
  if (theirs > 21 || mine > theirs) return "win";
  return mine === theirs ? "push" : "lose";
}
