import { useApi, useWrite } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { showToast } from "@naluma/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useStore } from "jotai";
import { favouritesQuery } from "../catalogue/catalogue-reads.ts";
import { storeFavourites } from "./favourites.api.ts";
import { markFavourite } from "./mark-favourite.ts";

/**
 * Whether a game is a favourite of this member, and the toggle. Nothing until the platform has said so;
 * where it did not, the way to ask again, for all games at once.
 */
export function useFavourite(gameId: number, memberId: number) {
  const api = useApi();
  const store = useStore();
  const client = useQueryClient();
  const query = favouritesQuery({ api, site: useSite(), locale: useLocale() }, memberId);
  const asked = useQuery({
    ...query,
    select: (ids) => ids.includes(gameId),
    // Scrolling shows one tile after another: none of them asks again by itself for what was refused.
    retryOnMount: false,
  });
  const isFavourite = asked.data;
  const isFailed = isFavourite === undefined && asked.errorUpdateCount > 0;
  const { state, send } = useWrite(storeFavourites);

  const mark = (wanted: boolean) => markFavourite(client, query.queryKey, memberId, gameId, wanted);

  /**
   * Shown at once; a refusal reverts it with a message. One call at a time, so that the last press
   * counts.
   */
  const toggle = async () => {
    if (state.at === "sending" || isFavourite === undefined) return;
    mark(!isFavourite);
    const answer = await send({ data: [{ game_id: gameId, status: isFavourite ? 0 : 1 }] });
    // A logout aborts it: who comes next has favourites of their own.
    if (!answer || answer.ok) return;
    mark(isFavourite);
    const { message, status } = answer.refusal;
    if (status !== 401) showToast(store, { kind: "error", message });
  };

  // Hundreds of tiles ask: none is drawn again for a state that it does not show.
  const again = isFailed
    ? { busy: asked.isFetching, onPress: () => void asked.refetch() }
    : undefined;
  return { isFavourite, again, toggle: () => void toggle() };
}
