import { type Category, isLobbyType, slots } from "@naluma/site/category";
import type { CatalogueGame, GameType } from "./game.ts";

/** The types of the lobby's navigation that have games, in the order the platform sends them. */
export const navigationTypes = (types: readonly GameType[]): readonly GameType[] =>
  types.filter((type) => isLobbyType(type.id) && type.providers.length > 0);

/** Every category that has a page, in the order of the platform: also those that the navigation leaves out. */
export const shownCategories = (
  types: readonly GameType[],
  hasCrash: boolean,
): readonly Category[] => [
  ...navigationTypes(types).map(({ id }) => id),
  ...types
    .filter(({ id, providers }) => !isLobbyType(id) && providers.length > 0)
    .map(({ id }) => id),
  ...(hasCrash ? (["crash"] as const) : []),
];

/** The category the page opens with: the first type of the navigation. */
export const firstCategory = (types: readonly GameType[]): Category | undefined =>
  navigationTypes(types)[0]?.id;

/** The games of one category in the platform's order; all games while no category is known. */
export const gamesOfCategory = (
  games: readonly CatalogueGame[],
  category: Category | undefined,
  crash: ReadonlySet<number>,
): readonly CatalogueGame[] => {
  if (category === undefined) return games;
  if (category === "crash") return games.filter((game) => crash.has(game.id));
  return games.filter(
    (game) => game.type === category && !(category === slots && crash.has(game.id)),
  );
};

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
