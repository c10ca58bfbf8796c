import type { Draws } from "../engine.ts";
import { deck } from "./cards.ts";
import type { Card } from "./cards.ts";

export const deckCount = 6;

/**
 * Decks, shuffled as they are dealt: each card is drawn evenly from those that are left, and only dealt cards use up
 * a number.
 */
export function openShoe(draws: Draws, decks: number): () => Card {
  const size = decks * deck.length;
  /** Places that no longer hold the card they began with. */
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
