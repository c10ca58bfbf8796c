import type { CatalogueGame } from "./game.ts";

/** The props that the shell passes to any component that shows games. */
export interface GameListProps {
  onPlay: (game: CatalogueGame, name: string, providerName: string) => void;
  /** The number of pictures in the first view, which are fetched at once. */
  eagerTiles: number;
  /** The member whose favourites and last played games are offered; undefined for a visitor. */
  memberId?: number | undefined;
}
