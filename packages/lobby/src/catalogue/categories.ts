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
