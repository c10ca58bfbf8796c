import { useWords } from "@naluma/i18n/react";
import { sessionKeys } from "@naluma/site/stored";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { TileSkeletons } from "@naluma/ui/skeleton";
import { TileSkeleton } from "@naluma/ui/tile";
import { useSetAtom, useStore } from "jotai";
import {
  memo,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { firstRows } from "../catalogue/first-games.ts";
import type { GameListProps } from "../catalogue/game.ts";
import { enterAtom } from "../catalogue/lobby-state.ts";
import { GameTile } from "../game-tile/game-tile.tsx";
import { words } from "../words.ts";
import { type Games as GamesNow, useGames } from "./use-games.ts";

const CategoryTabs = lazyView(
  async () => ({ default: (await import("../live.ts")).CategoryTabs }),
  { drawnByServer: true },
);
const PromoTiles = lazyView(async () => ({ default: (await import("../live.ts")).PromoTiles }), {
  drawnByServer: true,
});
const Filters = lazyView(async () => ({ default: (await import("../live.ts")).Filters }), {
  drawnByServer: true,
});
const GamesFailed = lazyView(async () => ({ default: (await import("../live.ts")).ErrorNotice }), {
  drawnByServer: true,
});
const NoGames = lazyView(() => import("../filters/no-games.tsx"), { drawnByServer: true });
const VirtualGrid = lazyView(() => import("../virtual-grid/virtual-grid.tsx"));

/** The categories and the games of the current one. Both templates render it; their style sheets differ. */
export function CategoryGames({ onPlay, eagerTiles, memberId }: GameListProps) {
  const enter = useSetAtom(enterAtom);
  useEffect(() => enter(memberId), [enter, memberId]);
  return <Parts onPlay={onPlay} eagerTiles={eagerTiles} />;
}

/** Never re-rendered by its surroundings: a part that has not hydrated yet would lose the server's HTML. */
const Parts = memo(function Parts({ onPlay, eagerTiles }: GamesProps) {
  const t = useWords(words);
  return (
    <section className="hall">
      <h1 className="visually-hidden">{t("lobby.games")}</h1>
      <div className="hall-bar">
        <Island fallback={<div className="category-tabs category-tabs-skeleton" />}>
          <CategoryTabs />
        </Island>
        <Island fallback={<div className="filters filters-skeleton" />}>
          <Filters />
        </Island>
      </div>
      <Games onPlay={onPlay} eagerTiles={eagerTiles} />
      <Island fallback={null}>
        <PromoTiles />
      </Island>
    </section>
  );
});

type GamesProps = Pick<GameListProps, "onPlay" | "eagerTiles">;

function Games({ onPlay, eagerTiles }: GamesProps) {
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
      <output className="visually-hidden">
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
        <ul className="tile-grid" ref={grid}>
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
    <div className="hall-next" ref={place}>
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
    void import("../scroll-restoration/scroll-positions.ts").then(({ restoreList }) =>
      restoreList(store, key),
    );
  }, [store, key]);
}

/**
 * Whether the grid of all games was requested and its code is loaded; until then the first games stay on the page.
 *
 * @param giveUp called if its code could not be loaded; the next request tries again
 */
function useVirtualGrid(isWanted: boolean, giveUp: () => void): boolean {
  const [isHere, setHere] = useState(VirtualGrid.isLoaded);
  const failed = useEffectEvent(giveUp);

  useEffect(() => {
    if (!isWanted || isHere) return undefined;
    let isOnPage = true;
    void VirtualGrid.preload().then(() => {
      if (!isOnPage) return;
      if (VirtualGrid.isLoaded()) setHere(true);
      else failed();
    });
    return () => {
      isOnPage = false;
    };
  }, [isWanted, isHere]);

  return isWanted && isHere;
}
