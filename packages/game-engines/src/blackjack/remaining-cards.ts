/** Cards left in a shoe, counted by value: 1 the ace, 10 tens and pictures; place 0 is empty. */
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

/** The better total of cards that count `low` with every ace as one. */
export const bestTotal = (low: number, hasAce: boolean): number =>
  hasAce && low <= 11 ? low + 10 : low;
