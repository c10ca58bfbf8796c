import type { CatalogueGame } from "./game.ts";

/** A game as a tile shows it. */
export interface TileGame {
  readonly game: CatalogueGame;
  readonly name: string;
  readonly provider: string;
  /** Its provider is known to be under maintenance. */
  readonly isClosed: boolean;
}
