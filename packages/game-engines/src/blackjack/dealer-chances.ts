/** The most cards a dealer can take: starting from an ace, all aces up to seven; a soft 17 stands. */
const maxCards = 17;

export interface DealerChances {
  /** The probability that the hole card makes a blackjack. */
  blackjack(left: RemainingCards): number;
  /** The probability that the next card from the shoe has this value, given that the hole card makes no blackjack. */
  next(left: RemainingCards, value: number): number;
  /** The expected gain of standing on a total, -1 to 1, given that the hole card makes no blackjack. */
  against(left: RemainingCards): (total: number) => number;
}

/** One final hand of the dealer, regardless of the order of the cards after the first. */
interface Ending {
  /** The values drawn, and how often each. */
  readonly came: readonly { readonly value: number; readonly times: number }[];
  readonly cards: number;
  /** The number of orders in which they can be drawn. */
  orders: number;
  readonly total: number;
}

/** The number of ways to take 0, 1, 2 … cards one after the other from `count` cards. */
function waysToTake(count: number, max: number): readonly number[] {
  const ways = [1];
  for (let taken = 0; taken < max; taken += 1) {
    ways.push((ways[taken] ?? 0) * Math.max(0, count - taken));
  }
  return ways;
}

export function dealerChances(up: number): DealerChances {
  /** The hole card that would make a blackjack. */
  const spoiler = up === 1 ? 10 : up === 10 ? 1 : undefined;
  const endings = endingsOf(up, spoiler);
  const blackjack = (left: RemainingCards) => (spoiler === undefined ? 0 : shareOf(left, spoiler));

  return {
    blackjack,

    next(left, value) {
      const count = left[value] ?? 0;
      const all = countOf(left);
      if (spoiler === undefined) return count / all;
      // The hole card is not a spoiler, so all spoilers are among one card fewer.
      const spoilers = left[spoiler] ?? 0;
      if (value === spoiler) return spoilers / (all - 1);
      return (count * (all - 1 - spoilers)) / ((all - 1) * (all - spoilers));
    },

    against(left) {
      const ways = left.map((count) => waysToTake(count, maxCards));
      const allWays = waysToTake(countOf(left), maxCards);
      const chances: number[] = [];
      for (const { came, cards, orders, total } of endings) {
        let chance = orders / (allWays[cards] ?? 1);
        for (const { value, times } of came) chance *= ways[value]?.[times] ?? 0;
        chances[total] = (chances[total] ?? 0) + chance;
      }
      const open = 1 - blackjack(left);
      return (mine) =>
        chances.reduce((gain, chance, total) => {
          if (total === mine) return gain;
          return total > 21 || total < mine ? gain + chance : gain - chance;
        }, 0) / open;
    },
  };
}

function counted(values: readonly number[]): Pick<Ending, "came" | "cards"> {
  const came = [...new Set(values)].map((value) => ({
    value,
    times: values.filter((other) => other === value).length,
  }));
  return { came, cards: values.length };
}

/** All final hands after the up card whose hole card is not the spoiler. The dealer stands on every 17. */
function endingsOf(up: number, spoiler: number | undefined): readonly Ending[] {
  const found = new Map<string, Ending>();

  const follow = (values: readonly number[], low: number, hasAce: boolean): void => {
    const total = bestTotal(low, hasAce);
    if (total >= 17) {
      const sorted = values.toSorted((one, other) => one - other);
      const known = found.get(sorted.join());
      if (known) known.orders += 1;
      else found.set(sorted.join(), { ...counted(sorted), orders: 1, total });
      return;
    }
    for (let value = 1; value <= 10; value += 1) {
      if (values.length === 0 && value === spoiler) continue;
      follow([...values, value], low + value, hasAce || value === 1);
    }
  };

  follow([], up, up === 1);
  return [...found.values()];
}

/** Cards left in a shoe, counted by value: 1 is the ace, 10 is tens and face cards; index 0 is unused. */
export type RemainingCards = readonly number[];

export const fullShoe = (decks: number): RemainingCards => [
  0,
  ...Array.from({ length: 9 }, () => decks * 4),
  decks * 16,
];

const countOf = (left: RemainingCards): number => left.reduce((total, count) => total + count, 0);

export const shareOf = (left: RemainingCards, value: number): number =>
  (left[value] ?? 0) / countOf(left);

export const without = (left: RemainingCards, value: number): RemainingCards =>
  left.map((count, at) => (at === value ? count - 1 : count));

/** The better total of cards that count `low` when every ace counts one. */
export const bestTotal = (low: number, hasAce: boolean): number =>
  hasAce && low <= 11 ? low + 10 : low;
