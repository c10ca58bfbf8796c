import type { CatalogueGame } from "./game.ts";

/** What the shell passes to whatever shows games. */
export interface GameListProps {
  onPlay: (game: CatalogueGame, name: string, providerName: string) => void;
  /** Pictures in the first view: they are fetched at once. */
  eagerTiles: number;
  /** Whose favourites and last played games are offered; nothing for a visitor. */
  memberId?: number | undefined;
}
