/** Cards as text, rank before suit: `AS`, `TH`, `2C`. `T` is the ten. */
export const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
export const suits = ["S", "H", "D", "C"] as const;

export type Rank = (typeof ranks)[number];
export type Suit = (typeof suits)[number];
export type Card = `${Rank}${Suit}`;

export const deck: readonly Card[] = suits.flatMap((suit) =>
  ranks.map((rank): Card => `${rank}${suit}`),
);

export const isCard = (text: unknown): text is Card => deck.some((card) => card === text);

/** 1 for an ace, 10 for tens and face cards. */
export const valueOf = (card: Card): number =>
  Math.min(10, ranks.findIndex((rank) => card.startsWith(rank)) + 1);

export interface Total {
  readonly total: number;
  /** An ace counts eleven. */
  readonly isSoft: boolean;
}

/** The best total: an ace counts eleven as long as that does not bust. */
export function totalOf(cards: readonly Card[]): Total {
  const low = cards.reduce((sum, card) => sum + valueOf(card), 0);
  const isSoft = low <= 11 && cards.some((card) => valueOf(card) === 1);
  return { total: isSoft ? low + 10 : low, isSoft };
}

/** Ace and ten as the first two cards; the caller knows whether they come from a split. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(cards).total === 21;
