import type { QueryClient } from "@tanstack/react-query";
import { favouritesKey } from "../catalogue/catalogue-reads.ts";
import type { Filter } from "../catalogue/filter.ts";
import { keys } from "../catalogue/keys.ts";

/** A toggled heart, and its member. */
export interface FavouriteChange {
  readonly memberId: number;
  readonly siteId: number;
  readonly gameId: number;
  readonly isFavourite: boolean;
}

const ofFavourites: Pick<Filter, "list"> = { list: "my_favorite" };

/** Applies a toggled heart to the member's favourites and to every list of them at once. */
export function markFavourite(
  client: QueryClient,
  { memberId, siteId, gameId, isFavourite }: FavouriteChange,
): void {
  client.setQueryData<readonly number[]>(
    favouritesKey(memberId, siteId),
    (ids) => ids && withFavourite(ids, gameId, isFavourite),
  );
  const lists = { queryKey: [...keys.chosen, ofFavourites, memberId] };
  // Removed rather than invalidated: a stale list would be shown for a moment when it is opened again.
  client.removeQueries({ ...lists, type: "inactive" });
  void client.invalidateQueries(lists);
}

export const withFavourite = (
  ids: readonly number[],
  gameId: number,
  isFavourite: boolean,
): readonly number[] => {
  const others = ids.filter((id) => id !== gameId);
  return isFavourite ? [...others, gameId] : others;
};
