import { useWords } from "@naluma/i18n/react";
import { Favourite, FavouriteAgain } from "@naluma/ui/favourite";
import { words } from "../words.ts";
import { focusNextHeart } from "./focus-next-heart.ts";
import { useFavourite } from "./use-favourite.ts";

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
