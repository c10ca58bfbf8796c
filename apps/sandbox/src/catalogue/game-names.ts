import type { Locale } from "@naluma/site/locale";

import type { GameKind } from "./game-kinds.ts";

/** A name by language; English is always there and stands in for what is missing. */
export type LocalisedName = { readonly en_US: string } & Readonly<Partial<Record<Locale, string>>>;

export interface NamedGame {
  readonly name: LocalisedName;
  readonly art: string;
  /** A code that the design gave the game. */
  readonly code?: string;
}

/** The name of the index-th game of a kind. */
export function nameOf(kind: GameKind, index: number): NamedGame {
  const en_US = `${kind} ${index + 1}`;
  return { name: { en_US }, art: en_US };
}
