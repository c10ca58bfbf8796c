import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Filter } from "../catalogue/filter.ts";
import { keys } from "../catalogue/keys.ts";
import { withFavourite } from "./with-favourite.ts";

const ofFavourites: Pick<Filter, "list"> = { list: "my_favorite" };

/** A heart changes: the member's favourites and every list of them follow at once. */
export function markFavourite(
  client: QueryClient,
  favouritesKey: QueryKey,
  memberId: number,
  gameId: number,
  isFavourite: boolean,
): void {
  client.setQueryData<readonly number[]>(
    favouritesKey,
    (ids) => ids && withFavourite(ids, gameId, isFavourite),
  );
  const lists = { queryKey: [...keys.chosen, ofFavourites, memberId] };
  // Forgotten: marked as old, a list would be shown as it was for a moment when it is opened again.
  client.removeQueries({ ...lists, type: "inactive" });
  void client.invalidateQueries(lists);
}
