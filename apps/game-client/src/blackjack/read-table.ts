import { isCard } from "@naluma/game-engines/blackjack/cards";
import type { Card } from "@naluma/game-engines/blackjack/cards";
import { results } from "@naluma/game-engines/blackjack/table";
import type { Result } from "@naluma/game-engines/blackjack/table";
import type { Round } from "../page/game-view.ts";
import { isRecord, list } from "../page/read-json.ts";

interface ShownHand {
  readonly cards: readonly Card[];
  readonly stakes: number;
  /** Undefined while the round is open. */
  readonly result: Result | undefined;
}

/** The visible part of a round; while it is open, only one of the dealer's cards. */
export interface ShownTable {
  readonly dealer: readonly Card[];
  readonly hands: readonly ShownHand[];
  readonly turn: number | undefined;
}

export function tableOf({ shown }: Round): ShownTable {
  const table = isRecord(shown) ? shown : {};
  return {
    dealer: list(table["dealer"]).filter(isCard),
    hands: list(table["hands"])
      .filter(isRecord)
      .map((hand) => ({
        cards: list(hand["cards"]).filter(isCard),
        stakes: Number(hand["stakes"]),
        result: results.find((result) => result === hand["result"]),
      })),
    turn: typeof table["turn"] === "number" ? table["turn"] : undefined,
  };
}
