import { useWords } from "@naluma/i18n/react";
import { Favourite } from "@naluma/ui/favourite";
import { words } from "../words.ts";
import { useFavourite } from "./use-favourite.ts";

interface FavouriteToggleProps {
  gameId: number;
  name: string;
  memberId: number;
}

export default function FavouriteToggle({ gameId, name, memberId }: FavouriteToggleProps) {
  const t = useWords(words);
  const { isFavourite, toggle } = useFavourite(gameId, memberId);
  if (isFavourite === undefined) return null;
  return (
    <Favourite
      label={t("lobby.favourite_game", { name })}
      pressed={isFavourite}
      onToggle={toggle}
    />
  );
}
