import { useWords } from "@naluma/i18n/react";
import { sessionKeys } from "@naluma/site/stored";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { lazyView } from "@naluma/ui/lazy-view";
import { TileSkeletons } from "@naluma/ui/skeleton";
import { TileSkeleton } from "@naluma/ui/tile";
import { useStore } from "jotai";
import { startTransition, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { firstRows } from "../catalogue/first-tiles.ts";
import type { GameListProps } from "../catalogue/game-list-props.ts";
import { GameTile } from "../game-tile/game-tile.tsx";
import { useVirtualGrid, VirtualGrid } from "../virtual-grid/use-virtual-grid.ts";
import { words } from "../words.ts";
import { useGames, type Games as GamesNow } from "./use-games.ts";

const GamesFailed = lazyView(async () => ({ default: (await import("../live.ts")).ErrorNotice }), {
  drawnByServer: true,
});
const NoGames = lazyView(() => import("../filters/no-games.tsx"), { drawnByServer: true });

export type GamesProps = Pick<GameListProps, "onPlay" | "eagerTiles">;

export function Games({ onPlay, eagerTiles }: GamesProps) {
  const t = useWords(words);
  const { template } = useSite();
  const games = useGames();
  const { tiles, total, state, memberId, allGames } = games;
  const [isUsable, setUsable] = useState(false);
  useEffect(() => startTransition(() => setUsable(true)), []);

  useRestoreList();
  const isGridReady = useVirtualGrid(games.showsAll, games.showFewer);
  const grid = useRef<HTMLUListElement>(null);
  /** When more games are requested by keyboard, the focus moves to the first new tile. */
  const [goOnAt, setGoOnAt] = useState<number>();

  return (
    <>
      <output className="vh">
        {games.filtered && state === "ready" && t("lobby.shown", { shown: tiles.length, total })}
      </output>
      {state === "loading" && <TileSkeletons count={games.usual} label={t("lobby.loading")} />}
      {state === "failed" && (
        <Suspense fallback={null}>
          <GamesFailed
            text={t("lobby.failed")}
            retry={{ label: t("lobby.retry"), onRetry: games.retry }}
          />
        </Suspense>
      )}
      {state === "ready" && total === 0 && (
        <Suspense fallback={null}>
          <NoGames />
        </Suspense>
      )}
      {isGridReady && allGames && (
        <VirtualGrid
          games={allGames}
          tileOf={games.tileOf}
          usual={games.usual}
          sample={grid}
          focusAt={goOnAt}
          memberId={memberId}
          onFewer={games.showFewer}
          onPlay={onPlay}
        />
      )}
      {tiles.length > 0 && !(isGridReady && allGames) && (
        <ul className="grid" ref={grid}>
          {tiles.map((tile, place) => (
            <li key={tile.game.id}>
              {isUsable || place < firstRows[template] ? (
                <GameTile
                  tile={tile}
                  eager={place < eagerTiles}
                  memberId={memberId}
                  onPlay={onPlay}
                />
              ) : (
                <TileSkeleton />
              )}
            </li>
          ))}
          {/* Rendered at once, so that everything below is out of view when the list arrives. */}
          {games.waiting && <RowsSkeleton count={Math.min(games.usual, total - tiles.length)} />}
        </ul>
      )}
      {games.hasMore && !(isGridReady && allGames) && (
        <More
          {...games}
          onPress={(byKeyboard) => {
            setGoOnAt(byKeyboard ? tiles.length : undefined);
            games.showMore();
          }}
        />
      )}
    </>
  );
}

const RowsSkeleton = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, place) => (
    <li key={place} aria-hidden="true">
      <TileSkeleton />
    </li>
  ));

/** The distance from the end of the tiles, in CSS pixels, at which the rest is requested. */
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

/** Reopens the grid of all games for a player who comes back to it. The code for this is loaded only then. */
function useRestoreList(): void {
  const store = useStore();
  const { key } = useLocation();
  useEffect(() => {
    if (!sessionStorage.getItem(sessionKeys.lobbyScroll)) return;
    void import("../scroll-restoration/restore-list.ts").then(({ restoreList }) =>
      restoreList(store, key),
    );
  }, [store, key]);
}
