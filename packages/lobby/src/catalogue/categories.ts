import type { Category } from "@naluma/site/category";
import { isLobbyType, slots } from "@naluma/site/game-type";
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

/** What the page opens with: the first type of the navigation. */
export const firstCategory = (types: readonly GameType[]): Category | undefined =>
  navigationTypes(types)[0]?.id;

/** The games of one category in the platform's order; all of them while no category is known. */
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

/** What the server sends along with the page: the first category's first games, not the whole catalogue. */
export interface FirstGames {
  readonly games: readonly CatalogueGame[];
  /** How many games that category has. */
  readonly total: number;
  readonly hasCrash: boolean;
  /** How many games the site has, of every category. */
  readonly inCatalogue: number;
}

/**
 * The catalogue's games after those on screen, which keep their places in any case: nothing that a
 * player looks at or aims for moves.
 */
export function keepFirst(
  shown: readonly CatalogueGame[],
  games: readonly CatalogueGame[],
): readonly CatalogueGame[] {
  const there = new Set(shown.map(({ id }) => id));
  return [...shown, ...games.filter(({ id }) => !there.has(id))];
}
