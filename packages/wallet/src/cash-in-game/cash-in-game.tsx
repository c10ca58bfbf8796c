import type { ReactNode } from "react";
import { useCashInGame, type CashInGame as Cash } from "./use-cash-in-game.ts";

export interface CashInGameProps {
  /** Whose wallet, by its code. */
  provider: string;
  /** Draws it; not called for whoever has no money in a game. */
  children: (cash: Cash) => ReactNode;
}

/** What a member has in a game, drawn by whoever shows the game. */
export default function CashInGame({ provider, children }: CashInGameProps) {
  const cash = useCashInGame(provider);
  return cash && children(cash);
}
