import { type Category, slots } from "@naluma/site/category";

/** The tabs and filters of the lobby, named as in the specification (LOBBY-46 to LOBBY-54, A-054). */
export type List = "all_game" | "last_play" | "my_favorite" | "popular" | "hot" | "new";

/** The player's selection. */
export interface Filter {
  /** Undefined: the category that the page opened with. */
  readonly category: Category | undefined;
  readonly list: List;
  /** A provider's code. */
  readonly providerId: string | undefined;
}

export const firstFilter: Filter = { category: undefined, list: "all_game", providerId: undefined };

/** Whether this is the filter that the page opened with, whose first games are embedded in it. */
export const isFirstFilter = ({ category, list, providerId }: Filter): boolean =>
  category === undefined && list === "all_game" && providerId === undefined;

export const isOfMembers = (list: List): boolean => list === "last_play" || list === "my_favorite";

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
