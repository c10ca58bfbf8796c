import { useApi, useWrite } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { showToast } from "@naluma/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useEffect } from "react";
import { favouritesQuery } from "../catalogue/catalogue-reads.ts";
import { favouriteBody, storeFavourites } from "./favourites.api.ts";
import { markFavourite } from "./mark-favourite.ts";
import { otherTabs } from "./other-tabs.ts";

/**
 * Whether a game is a favourite of this member, and the toggle. Nothing until the platform has said so;
 * where it did not, the way to ask again, for all games at once.
 */
export function useFavourite(gameId: number, memberId: number) {
  const api = useApi();
  const store = useStore();
  const client = useQueryClient();
  const site = useSite();
  const query = favouritesQuery({ api, site, locale: useLocale() }, memberId);
  const asked = useQuery({
    ...query,
    select: (ids) => ids.includes(gameId),
    // The first heart on a page asks again for what was refused; those that scrolling shows after it do not.
    retryOnMount: (favourites) => favourites.getObserversCount() < 2,
  });
  const isFavourite = asked.data;
  const isFailed = isFavourite === undefined && asked.errorUpdateCount > 0;
  const { state, send } = useWrite(storeFavourites);

  // A page hears the others as soon as it shows a heart.
  useEffect(() => void otherTabs(client), [client]);
  const { siteId } = site.settings;
  const changeTo = (wanted: boolean) => ({ memberId, siteId, gameId, isFavourite: wanted });

  /**
   * Shown at once; a refusal reverts it with a message. One call at a time, so that the last press
   * counts.
   */
  const toggle = async () => {
    if (state.at === "sending" || isFavourite === undefined) return;
    const change = changeTo(!isFavourite);
    markFavourite(client, change);
    const answer = await send(favouriteBody(gameId, !isFavourite));
    // A logout aborts it: who comes next has favourites of their own.
    if (!answer) return;
    if (answer.ok) return otherTabs(client)(change);
    markFavourite(client, changeTo(isFavourite));
    const { message, status } = answer.refusal;
    if (status !== 401) showToast(store, { kind: "error", message });
  };

  // Hundreds of tiles ask: none is drawn again for a state that it does not show.
  const again = isFailed
    ? { busy: asked.isFetching, onPress: () => void asked.refetch() }
    : undefined;
  return { isFavourite, again, toggle: () => void toggle() };
}
