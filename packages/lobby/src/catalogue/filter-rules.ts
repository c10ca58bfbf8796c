import { type Category, slots } from "@naluma/site/category";
import { type Filter, isOfMembers, type List } from "./filter.ts";
import type { CatalogueGame, Tag } from "./game.ts";

/** Popular, hot and new exist only for slots: their calls send the number of slots (LOBBY-41, LOBBY-42). */
const ofSlots: ReadonlySet<List> = new Set<List>(["popular", "hot", "new"]);

const lists: readonly List[] = ["all_game", "last_play", "my_favorite", "popular", "hot", "new"];

/** The lists that can be chosen; a visitor has no personal ones (LOBBY-82, LOBBY-83). */
export const listsFor = (category: Category | undefined, isMember: boolean): readonly List[] =>
  lists.filter(
    (list) => (isMember || !isOfMembers(list)) && (category === slots || !ofSlots.has(list)),
  );

/**
 * A new category starts with all its games: a member whose favourites are slots must not find an empty list of live
 * games. The provider stays selected if that category has it.
 */
export const withCategory = (
  { providerId }: Filter,
  category: Category | undefined,
  providers: readonly string[],
): Filter => ({
  category,
  list: "all_game",
  providerId: providerId !== undefined && providers.includes(providerId) ? providerId : undefined,
});

/** Toggles a list: pressing the selected one deselects it. */
export const withList = (filter: Filter, list: List): Filter => ({
  ...filter,
  list: filter.list === list ? "all_game" : list,
});

/** Toggles a provider; undefined selects all providers. */
export const withProvider = (filter: Filter, providerId: string | undefined): Filter => ({
  ...filter,
  providerId: filter.providerId === providerId ? undefined : providerId,
});

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
