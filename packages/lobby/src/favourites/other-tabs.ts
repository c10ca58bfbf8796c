import { openTabChannel, type TabChannel } from "@naluma/site/tab-channel";
import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { markFavourite, type FavouriteChange } from "./mark-favourite.ts";

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
