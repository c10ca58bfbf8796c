import type { Template } from "@naluma/site/device";
import type { CatalogueGame } from "./game.ts";

/** The number of tiles the server renders: those visible first, and a row to scroll to. */
export const firstRows: Readonly<Record<Template, number>> = { desktop: 14, mobile: 12 };

/** The number of tiles shown before the catalogue has loaded: whole rows. */
export const firstTiles: Readonly<Record<Template, number>> = { desktop: 28, mobile: 30 };

/** The games that the server sends with the page: the first ones of the first category, not the whole catalogue. */
export interface FirstGames {
  readonly games: readonly CatalogueGame[];
  /** The number of games in that category. */
  readonly total: number;
  readonly hasCrash: boolean;
  /** The number of games on the site, in all categories. */
  readonly inCatalogue: number;
}

/**
 * The catalogue's games after those on screen, which always keep their places: nothing the player is looking at or
 * aiming for moves.
 */
export function keepFirst(
  shown: readonly CatalogueGame[],
  games: readonly CatalogueGame[],
): readonly CatalogueGame[] {
  const there = new Set(shown.map(({ id }) => id));
  return [...shown, ...games.filter(({ id }) => !there.has(id))];
}
