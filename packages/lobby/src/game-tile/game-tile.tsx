import { useWords } from "@naluma/i18n/react";
import { lazyView } from "@naluma/ui/lazy-view";
import { Tile } from "@naluma/ui/tile";
import { memo } from "react";
import type { GameListProps, TileGame } from "../catalogue/game.ts";
import { useTileDemo } from "../demo/use-tile-demo.ts";
import { words } from "../words.ts";

const FavouriteToggle = lazyView(() => import("../favourites/favourite-toggle.tsx"));

interface Props extends Pick<GameListProps, "onPlay"> {
  tile: TileGame;
  /** Its picture is in the first view. */
  eager: boolean;
  /** The member whose favourites are offered; undefined for a visitor. */
  memberId: number | undefined;
  /** Whether its picture may be drawn yet; true by default. */
  hasArt?: boolean | undefined;
  /** Whether the tab key reaches it; false only inside a grid. */
  reached?: boolean | undefined;
}

/** Memoised because hundreds of tiles are on the page. */
export const GameTile = memo(function GameTile({
  tile,
  eager,
  memberId,
  hasArt,
  reached,
  onPlay,
}: Props) {
  const t = useWords(words);
  const { game, name, provider, isClosed } = tile;
  const demo = useTileDemo(tile);
  return (
    <Tile
      name={name}
      provider={provider}
      art={hasArt === false ? "" : game.picture}
      eager={eager}
      reached={reached}
      tag={game.tag && { kind: game.tag, text: t(`lobby.list_${game.tag}`) }}
      state={isClosed ? "maintenance" : "open"}
      play={{
        text: t(isClosed ? "lobby.closed" : "lobby.play"),
        label: t(isClosed ? "lobby.closed_game" : "lobby.play_game", { name }),
        onPlay: () => onPlay(game, name, provider),
      }}
      onReach={demo.reach}
      demo={
        demo.hasDemo
          ? {
              text: t("lobby.demo"),
              label: t("lobby.demo_game", { name }),
              onDemo: demo.open,
            }
          : undefined
      }
      favourite={
        memberId !== undefined && (
          <FavouriteToggle gameId={game.id} name={name} memberId={memberId} reached={reached} />
        )
      }
    />
  );
});
