import { useApi } from "@naluma/api-client/react";
import { useWrite } from "@naluma/api-client/use-write";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Favourite, FavouriteAgain } from "@naluma/ui/favourite";
import { showToast } from "@naluma/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useEffect } from "react";
import { favouritesQuery } from "../catalogue/catalogue-reads.ts";
import { words } from "../words.ts";
import { favouriteBody, storeFavourites } from "./favourites.api.ts";
import { markFavourite, otherTabs } from "./mark-favourite.ts";

interface FavouriteToggleProps {
  gameId: number;
  name: string;
  memberId: number;
  /** Whether the tab key reaches it; true by default. */
  reached?: boolean | undefined;
}

export default function FavouriteToggle({ gameId, name, memberId, reached }: FavouriteToggleProps) {
  const t = useWords(words);
  const { isFavourite, again, toggle } = useFavourite(gameId, memberId);
  if (again)
    return <FavouriteAgain label={t("lobby.favourites_failed")} reached={reached} {...again} />;
  if (isFavourite === undefined) return null;
  return (
    <Favourite
      label={t("lobby.favourite_game", { name })}
      ref={focusNextHeart}
      pressed={isFavourite}
      reached={reached}
      onToggle={toggle}
    />
  );
}

/** The current selection above the games: the focus moves there when no game is left. */
const chosenList = '.filter-lists [aria-pressed="true"], [role="tab"][aria-selected="true"]';

function heartBeside(heart: Element): HTMLElement | undefined {
  const place = heart.closest("li, [role=gridcell]");
  for (const beside of [place?.nextElementSibling, place?.previousElementSibling]) {
    const found = beside?.querySelector<HTMLElement>(".favourite");
    if (found) return found;
  }
  return undefined;
}

/**
 * A ref callback for a heart. A game that is no longer a favourite leaves the list together with its focused heart; the
 * focus then moves to the next game's heart.
 */
function focusNextHeart(heart: HTMLElement | null): (() => void) | undefined {
  if (!heart) return undefined;
  return () => {
    if (document.activeElement !== heart) return;
    const next = heartBeside(heart) ?? document.querySelector<HTMLElement>(chosenList);
    // By then React has removed the tile.
    queueMicrotask(() => next?.focus());
  };
}

/**
 * Whether a game is a favourite of this member, and how to toggle it. Undefined until loaded; if that failed, a way to
 * retry for all games at once.
 */
function useFavourite(gameId: number, memberId: number) {
  const api = useApi();
  const store = useStore();
  const client = useQueryClient();
  const site = useSite();
  const query = favouritesQuery({ api, site, locale: useLocale() }, memberId);
  const asked = useQuery({
    ...query,
    select: (ids) => ids.includes(gameId),
    // The first heart on a page retries a failed request; those that scroll into view later do not.
    retryOnMount: (favourites) => favourites.getObserversCount() < 2,
  });
  const isFavourite = asked.data;
  const isFailed = isFavourite === undefined && asked.errorUpdateCount > 0;
  const { state, send } = useWrite(storeFavourites);

  // A page listens to other tabs as soon as it shows a heart.
  useEffect(() => void otherTabs(client), [client]);
  const { siteId } = site.settings;
  const changeTo = (wanted: boolean) => ({ memberId, siteId, gameId, isFavourite: wanted });

  /**
   * The toggle is shown at once; a refusal reverts it with a message. One call at a time, so that the last press
   * counts.
   */
  const toggle = async () => {
    if (state.at === "sending" || isFavourite === undefined) return;
    const change = changeTo(!isFavourite);
    markFavourite(client, change);
    const answer = await send(favouriteBody(gameId, !isFavourite));
    // A logout aborts the call: the next member has different favourites.
    if (!answer) return;
    if (answer.ok) return otherTabs(client)(change);
    markFavourite(client, changeTo(isFavourite));
    const { message, status } = answer.refusal;
    if (status !== 401) showToast(store, { kind: "error", message });
  };

  // Hundreds of tiles use this: none renders again for a state that it does not show.
  const again = isFailed
    ? { busy: asked.isFetching, onPress: () => void asked.refetch() }
    : undefined;
  return { isFavourite, again, toggle: () => void toggle() };
}
