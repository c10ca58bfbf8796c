import type { Category } from "@naluma/site/category";
import { slots } from "@naluma/site/game-type";
import { type Filter, isOfMembers, type List } from "./filter.ts";

/** Popular, hot and new exist for slots alone: their calls carry the number of slots (LOBBY-41, LOBBY-42). */
const ofSlots: ReadonlySet<List> = new Set<List>(["popular", "hot", "new"]);

const lists: readonly List[] = ["all_game", "last_play", "my_favorite", "popular", "hot", "new"];

/** The lists that one can choose from; a visitor has none of their own (LOBBY-82, LOBBY-83). */
export const listsFor = (category: Category | undefined, isMember: boolean): readonly List[] =>
  lists.filter(
    (list) => (isMember || !isOfMembers(list)) && (category === slots || !ofSlots.has(list)),
  );

/**
 * Another category begins with all its games: a member whose favourites are slots must not be greeted
 * by an empty list of live games. The provider stays chosen where that category has it.
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

/** A press on a list's toggle: the chosen one goes out again. */
export const withList = (filter: Filter, list: List): Filter => ({
  ...filter,
  list: filter.list === list ? "all_game" : list,
});

/** A press on a provider's toggle; nothing means all providers. */
export const withProvider = (filter: Filter, providerId: string | undefined): Filter => ({
  ...filter,
  providerId: filter.providerId === providerId ? undefined : providerId,
});
