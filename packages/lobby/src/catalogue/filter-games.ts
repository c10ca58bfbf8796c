import type { Filter, List } from "./filter.ts";
import type { CatalogueGame, Tag } from "./game.ts";

/** Ids by list, in the platform's order; lists that were not requested are absent. */
export type IdsOf = Partial<Readonly<Record<List, readonly number[]>>>;

/** The games of a list. Favourites keep the catalogue's order; the other lists have their own. */
function gamesOfList(
  games: readonly CatalogueGame[],
  list: List,
  ids: IdsOf,
): readonly CatalogueGame[] {
  const wanted = ids[list];
  if (list === "all_game" || wanted === undefined) return games;
  if (list === "my_favorite") {
    const favourites = new Set(wanted);
    return games.filter(({ id }) => favourites.has(id));
  }
  const byId = new Map(games.map((game) => [game.id, game]));
  return [...new Set(wanted)].flatMap((id) => byId.get(id) ?? []);
}

/**
 * The games of a category that the filter shows. A game missing from the catalogue cannot be played here and is left
 * out.
 */
export function filterGames(
  games: readonly CatalogueGame[],
  { list, providerId }: Pick<Filter, "list" | "providerId">,
  ids: IdsOf,
): readonly CatalogueGame[] {
  const listed = gamesOfList(games, list, ids);
  return providerId === undefined
    ? listed
    : listed.filter((game) => game.providerId === providerId);
}

/** Games with their labels: hot before new, one per game (docs/design.md#tiles). */
export function withTags(
  games: readonly CatalogueGame[],
  ids: Partial<Readonly<Record<Tag, readonly number[]>>>,
): readonly CatalogueGame[] {
  const tags = new Map<number, Tag>();
  for (const id of ids.new ?? []) tags.set(id, "new");
  for (const id of ids.hot ?? []) tags.set(id, "hot");
  return games.map((game) => {
    const tag = tags.get(game.id);
    return tag ? { ...game, tag } : game;
  });
}
