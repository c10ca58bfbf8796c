import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { TileSkeletons } from "@naluma/ui/skeleton";
import { TileToCome } from "@naluma/ui/tile";
import { useSite } from "@naluma/site/use-site";
import { lazy, startTransition, Suspense, useEffect, useRef, useState } from "react";
import { words } from "../words.ts";
import type { GameHallProps } from "./game-hall.tsx";
import { firstRows } from "./hall.ts";
import { HallTile } from "./hall-tile.tsx";
import { useGames, type Games as GamesNow } from "./use-games.ts";

const NoGames = lazy(() => import("../filters/no-games.tsx"));

export type GamesProps = Pick<GameHallProps, "onPlay" | "eagerTiles">;

export function Games({ onPlay, eagerTiles }: GamesProps) {
  const t = useWords(words);
  const { template } = useSite();
  const games = useGames();
  const { tiles, total, state, memberId } = games;
  const [isUsable, setUsable] = useState(false);
  useEffect(() => startTransition(() => setUsable(true)), []);

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
          {tiles.map((tile, place) => (
            <li key={tile.game.id}>
              {isUsable || place < firstRows[template] ? (
                <HallTile
                  tile={tile}
                  eager={place < eagerTiles}
                  memberId={memberId}
                  onPlay={onPlay}
                />
              ) : (
                <TileToCome />
              )}
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
