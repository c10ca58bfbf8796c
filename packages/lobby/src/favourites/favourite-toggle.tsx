import { useApi, useWrite } from "@naluma/api-client/react";
import { useWords, useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Favourite, FavouriteAgain } from "@naluma/ui/favourite";
import { showToast } from "@naluma/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useEffect } from "react";
import { favouritesQuery } from "../catalogue/catalogue-reads.ts";
import { words } from "../words.ts";
import { favouriteBody, storeFavourites } from "./favourites.api.ts";
import { markFavourite } from "./mark-favourite.ts";
import { otherTabs } from "./other-tabs.ts";

interface FavouriteToggleProps {
  gameId: number;
  name: string;
  memberId: number;
  /** Whether the tab key reaches it; it does unless said. */
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

/** What is chosen above the games: there the keyboard goes on where no game is left. */
const chosenList = '.lists [aria-pressed="true"], [role="tab"][aria-selected="true"]';

function heartBeside(heart: Element): HTMLElement | undefined {
  const place = heart.closest("li, [role=gridcell]");
  for (const beside of [place?.nextElementSibling, place?.previousElementSibling]) {
    const found = beside?.querySelector<HTMLElement>(".fav");
    if (found) return found;
  }
  return undefined;
}

/**
 * A ref of a heart. A game that is no favourite any more leaves the list with the heart that has the
 * focus. The next game's heart has it then.
 */
function focusNextHeart(heart: HTMLElement | null): (() => void) | undefined {
  if (!heart) return undefined;
  return () => {
    if (document.activeElement !== heart) return;
    const next = heartBeside(heart) ?? document.querySelector<HTMLElement>(chosenList);
    // By then React has taken the tile out.
    queueMicrotask(() => next?.focus());
  };
}

/**
 * Whether a game is a favourite of this member, and the toggle. Nothing until the platform has said so;
 * where it did not, the way to ask again, for all games at once.
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
