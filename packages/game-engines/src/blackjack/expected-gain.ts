import {
  dealerChances,
  type DealerChances,
  bestTotal,
  fullShoe,
  shareOf,
  without,
  type RemainingCards,
} from "./dealer-chances.ts";

/**
 * The expected gain of optimal play, relative to the first stake: the return is this plus one. Every continuation of
 * both hands is weighted by the cards left in the shoe, for every first two cards and up card, with the best move in
 * each case. Each hand of a split is played by its own cards alone, so both have the same expectation; taking the other
 * hand into account could gain very little more.
 */
export function expectedGain(decks: number): number {
  const full = fullShoe(decks);
  let gain = 0;
  for (let up = 1; up <= 10; up += 1) {
    const afterUp = without(full, up);
    const dealer = dealerChances(up);
    const gainOf = gainOfHands(dealer, afterUp);
    for (let first = 1; first <= 10; first += 1) {
      const afterFirst = without(afterUp, first);
      for (let second = 1; second <= 10; second += 1) {
        const left = without(afterFirst, second);
        const chance = shareOf(full, up) * shareOf(afterUp, first) * shareOf(afterFirst, second);
        const beaten = dealer.blackjack(left);
        const isNatural = first + second === 11 && (first === 1 || second === 1);
        gain +=
          chance * (isNatural ? 1.5 * (1 - beaten) : gainOf(first, second) * (1 - beaten) - beaten);
      }
    }
  }
  return gain;
}

/** The gain of the first two cards with optimal play, in stakes, given that the dealer has no blackjack. */
function gainOfHands(dealer: DealerChances, afterUp: RemainingCards) {
  const unsplit = movesOf(dealer);

  const split = (value: number): number => {
    const apart = movesOf(dealer);
    const left = without(without(afterUp, value), value);
    const oneHand = expected(dealer, left, value, (after, next) =>
      value === 1
        ? dealer.against(after)(bestTotal(value + next, true))
        : apart.open(after, value + next, next === 1),
    );
    return 2 * oneHand;
  };

  return (first: number, second: number): number => {
    const left = without(without(afterUp, first), second);
    const together = unsplit.open(left, first + second, first === 1 || second === 1);
    return first === second ? Math.max(together, split(first)) : together;
  };
}

/** The mean over all next cards; a card that busts loses the stake. */
function expected(
  dealer: DealerChances,
  left: RemainingCards,
  low: number,
  gain: (after: RemainingCards, value: number) => number,
): number {
  let mean = 0;
  for (let value = 1; value <= 10; value += 1) {
    mean += dealer.next(left, value) * (low + value > 21 ? -1 : gain(without(left, value), value));
  }
  return mean;
}

/**
 * The moves of hands that started with the same cards missing from the shoe. The cards left identify a hand, so results
 * are cached by them.
 */
function movesOf(dealer: DealerChances) {
  const stands = new Map<string, number>();
  const bests = new Map<string, number>();

  const stand = (left: RemainingCards, total: number): number =>
    memoized(stands, left, () => dealer.against(left)(total));

  const hitOrStand = (left: RemainingCards, low: number, hasAce: boolean): number =>
    memoized(bests, left, () => {
      const total = bestTotal(low, hasAce);
      const hit = () =>
        expected(dealer, left, low, (after, value) =>
          hitOrStand(after, low + value, hasAce || value === 1),
        );
      // No card busts a total of 11 or less, and 21 cannot be improved.
      if (total <= 11) return hit();
      return total === 21 ? stand(left, total) : Math.max(stand(left, total), hit());
    });

  /** The first two cards of a hand. */
  const open = (left: RemainingCards, low: number, hasAce: boolean): number => {
    const single = hitOrStand(left, low, hasAce);
    if (bestTotal(low, hasAce) === 21) return single;
    const double = expected(dealer, left, low, (after, value) =>
      stand(after, bestTotal(low + value, hasAce || value === 1)),
    );
    return Math.max(single, 2 * double);
  };

  return { open };
}

function memoized(known: Map<string, number>, left: RemainingCards, work: () => number): number {
  const key = left.join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = work();
  known.set(key, made);
  return made;
}
