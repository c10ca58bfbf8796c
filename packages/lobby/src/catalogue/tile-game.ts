import type { CatalogueGame } from "./game.ts";

export interface TileGame {
  readonly game: CatalogueGame;
  readonly name: string;
  readonly provider: string;
  /** Its provider is known to be under maintenance. */
  readonly isClosed: boolean;
}
