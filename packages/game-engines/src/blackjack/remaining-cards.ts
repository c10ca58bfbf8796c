/** Cards left in a shoe, counted by value: 1 is the ace, 10 is tens and face cards; index 0 is unused. */
export type RemainingCards = readonly number[];

export const fullShoe = (decks: number): RemainingCards => [
  0,
  ...Array.from({ length: 9 }, () => decks * 4),
  decks * 16,
];

export const countOf = (left: RemainingCards): number =>
  left.reduce((total, count) => total + count, 0);

export const shareOf = (left: RemainingCards, value: number): number =>
  (left[value] ?? 0) / countOf(left);

export const without = (left: RemainingCards, value: number): RemainingCards =>
  left.map((count, at) => (at === value ? count - 1 : count));

/** The better total of cards that count `low` when every ace counts one. */
export const bestTotal = (low: number, hasAce: boolean): number =>
  hasAce && low <= 11 ? low + 10 : low;
