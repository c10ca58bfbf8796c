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
 * Hearts that are pressed in another tab change here, too. Where tabs cannot talk, each keeps its own
 * view until it is loaded again.
 *
 * @param page hears `pagehide` and `pageshow`
 * @returns tells the other tabs
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

/** One channel a page, though each of hundreds of hearts asks for it. */
export function otherTabs(client: QueryClient): NotifyTabs {
  const notifyTabs = joined.get(client) ?? joinTabs(client, window);
  joined.set(client, notifyTabs);
  return notifyTabs;
}
