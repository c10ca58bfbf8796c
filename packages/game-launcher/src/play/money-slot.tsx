import type { ComponentType, ReactNode } from "react";

/** What the player has in a game, as the host knows it. */
export interface MoneyInGame {
  /** Ready to read; a placeholder while it is not known, or hidden. */
  readonly text: string;
  /** In words: it could not be read, and a press tries again. Also while it is being tried. */
  readonly problem: string | undefined;
  readonly refreshing: boolean;
  refresh(): void;
}

/**
 * A component of the host: reads what the member has at a provider, keeps it current, and passes it to `children`.
 * It draws nothing where there is no money to show.
 */
export type MoneySlot = ComponentType<{
  provider: string;
  children: (money: MoneyInGame) => ReactNode;
}>;
