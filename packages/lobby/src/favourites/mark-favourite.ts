import { openTabChannel, type TabChannel } from "@naluma/site/tab-channel";
import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import type { Filter } from "../catalogue/filter.ts";
import { lobbyQueryKeys } from "../query-keys.ts";

interface FavouriteChange {
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
    lobbyQueryKeys.favourites(memberId, siteId),
    (ids) => ids && withFavourite(ids, gameId, isFavourite),
  );
  const lists = { queryKey: lobbyQueryKeys.chosenLists(ofFavourites, memberId) };
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

const name = "naluma-favourites";

const favouriteChange = v.object({
  memberId: v.number(),
  siteId: v.number(),
  gameId: v.number(),
  isFavourite: v.boolean(),
});

type NotifyTabs = (change: FavouriteChange) => void;

/**
 * Applies hearts toggled in another tab here, too. Without a channel between tabs, each keeps its own state until it is
 * reloaded.
 *
 * @param page dispatches `pagehide` and `pageshow`
 * @returns notifies the other tabs
 */
export function joinTabs(
  client: QueryClient,
  page: Pick<EventTarget, "addEventListener">,
): NotifyTabs {
  let channel: TabChannel | undefined;
  const open = () => {
    channel ??= openTabChannel(name);
    channel.onmessage = ({ data }) => {
      const read = v.safeParse(favouriteChange, data);
      if (read.success) markFavourite(client, read.output);
    };
  };
  // An open channel would keep the page out of the back-forward cache.
  page.addEventListener("pagehide", () => {
    channel?.close();
    channel = undefined;
  });
  page.addEventListener("pageshow", open);
  open();
  return (change) => channel?.postMessage(change);
}

const joined = new WeakMap<QueryClient, NotifyTabs>();

/** One channel per page, although each of hundreds of hearts requests it. */
export function otherTabs(client: QueryClient): NotifyTabs {
  const notifyTabs = joined.get(client) ?? joinTabs(client, window);
  joined.set(client, notifyTabs);
  return notifyTabs;
}
