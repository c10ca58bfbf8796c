import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { styled } from "@naluma/ui/later";
import { TileSkeletons } from "@naluma/ui/skeleton";
import { Tile } from "@naluma/ui/tile";
import { lazy, Suspense, useEffect, useRef } from "react";
import { words } from "../words.ts";
import type { GameHallProps } from "./game-hall.tsx";
import { useGames, type Games as GamesNow } from "./use-games.ts";

const FavouriteToggle = lazy(() => styled(import("../favourites/favourite-toggle.tsx")));
const NoGames = lazy(() => import("../filters/no-games.tsx"));

export type GamesProps = Pick<GameHallProps, "onPlay" | "eagerTiles">;

export function Games({ onPlay, eagerTiles }: GamesProps) {
  const t = useWords(words);
  const games = useGames();
  const { tiles, total, state, memberId } = games;
  const grid = useRef<HTMLUListElement>(null);
  /** Who asked for more by keyboard goes on with the first of the new tiles. */
  const goOnAt = useRef<number>(undefined);

  useEffect(() => {
    if (goOnAt.current === undefined || tiles.length <= goOnAt.current) return;
    grid.current?.children[goOnAt.current]?.querySelector("button")?.focus();
    goOnAt.current = undefined;
  }, [tiles.length]);

  return (
    <>
      <output className="vh">
        {games.filtered && state === "ready" && t("lobby.shown", { shown: tiles.length, total })}
      </output>
      {state === "loading" && <TileSkeletons count={games.usual} label={t("lobby.loading")} />}
      {state === "failed" && (
        <ErrorNotice
          text={t("lobby.failed")}
          retry={{ label: t("lobby.retry"), onRetry: games.retry }}
        />
      )}
      {state === "ready" && total === 0 && (
        <Suspense fallback={null}>
          <NoGames />
        </Suspense>
      )}
      {tiles.length > 0 && (
        <ul className="grid" ref={grid}>
          {tiles.map(({ game, name, provider, isClosed }, place) => (
            <li key={game.id}>
              <Tile
                name={name}
                provider={provider}
                art={game.picture}
                eager={place < eagerTiles}
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
            </li>
          ))}
        </ul>
      )}
      {games.hasMore && (
        <More
          {...games}
          onPress={(byKeyboard) => {
            if (byKeyboard) goOnAt.current = tiles.length;
            games.showMore();
          }}
        />
      )}
    </>
  );
}

/** How near the end of the tiles may come, in CSS pixels, before the rest is asked for. */
const near = "400px";

interface MoreProps extends GamesNow {
  onPress: (byKeyboard: boolean) => void;
}

function More({ tiles, total, waiting, wantRest, onPress }: MoreProps) {
  const t = useWords(words);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const end = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) wantRest();
      },
      { rootMargin: near },
    );
    if (place.current) end.observe(place.current);
    return () => end.disconnect();
  }, [wantRest]);

  return (
    <div className="hall-more" ref={place}>
      <Button look="line" busy={waiting} onClick={({ detail }) => onPress(detail === 0)}>
        {t("lobby.show_more")}
      </Button>
      <p>{t("lobby.shown", { shown: tiles.length, total })}</p>
    </div>
  );
}
