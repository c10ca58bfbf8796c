import type { Draws } from "../engine.ts";
import { deck } from "./cards.ts";
import type { Card } from "./cards.ts";

export const deckCount = 6;

/**
 * Several decks, shuffled while dealing: each card is drawn evenly from those left, and only dealt cards consume a
 * random number.
 */
export function openShoe(draws: Draws, decks: number): () => Card {
  const size = decks * deck.length;
  /** Positions that no longer hold their original card. */
  const moved = new Map<number, number>();
  let dealt = 0;
  return () => {
    const place = dealt + draws.below(size - dealt);
    const card = moved.get(place) ?? place;
    moved.set(place, moved.get(dealt) ?? dealt);
    dealt += 1;
    const found = deck[card % deck.length];
    if (found === undefined) throw new RangeError(`The shoe has no card ${card}`);
    return found;
  };
}
