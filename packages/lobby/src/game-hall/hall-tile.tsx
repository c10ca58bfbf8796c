import { useWords } from "@naluma/i18n/react";
import { styled } from "@naluma/ui/later";
import { Tile } from "@naluma/ui/tile";
import { lazy, memo, Suspense } from "react";
import { words } from "../words.ts";
import type { GameHallProps } from "./game-hall.tsx";
import type { HallTile as Shown } from "./use-games.ts";

const FavouriteToggle = lazy(() => styled(import("../favourites/favourite-toggle.tsx")));

interface Props extends Pick<GameHallProps, "onPlay"> {
  tile: Shown;
  /** Its picture stands in the first view. */
  eager: boolean;
  /** Whose favourites are offered; nothing for a visitor. */
  memberId: number | undefined;
}

/** Drawn again only when something of its own changes: there are hundreds beside it. */
export const HallTile = memo(function HallTile({ tile, eager, memberId, onPlay }: Props) {
  const t = useWords(words);
  const { game, name, provider, isClosed } = tile;
  return (
    <Tile
      name={name}
      provider={provider}
      art={game.picture}
      eager={eager}
      tag={game.tag && { kind: game.tag, text: t(`lobby.list_${game.tag}`) }}
      state={isClosed ? "maintenance" : "open"}
      play={{
        text: t(isClosed ? "lobby.closed" : "lobby.play"),
        label: t(isClosed ? "lobby.closed_game" : "lobby.play_game", { name }),
        onPlay: () => onPlay(game, name, provider),
      }}
      favourite={
        memberId !== undefined && (
          <Suspense fallback={null}>
            <FavouriteToggle gameId={game.id} name={name} memberId={memberId} />
          </Suspense>
        )
      }
    />
  );
});
