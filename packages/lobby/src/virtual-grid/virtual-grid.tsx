import { useWords } from "@naluma/i18n/react";
import { TileSkeleton } from "@naluma/ui/tile";
import { memo, type RefObject, useEffect, useState } from "react";
import { isDrawn, scrolledTo } from "../art/art-turns.ts";
import { useArtTurn } from "../art/use-art-turn.ts";
import type { CatalogueGame, GameListProps, TileGame } from "../catalogue/game.ts";
import { GameTile } from "../game-tile/game-tile.tsx";
import { ListEnd } from "../list-end/list-end.tsx";
import { useRestoreScroll, useSaveScroll } from "../scroll-restoration/use-scroll-restoration.ts";
import { words } from "../words.ts";
import { waitForFrame } from "./tile-turns.ts";
import { useGrid } from "./use-grid.ts";

export interface VirtualGridProps extends Pick<GameListProps, "onPlay"> {
  games: readonly CatalogueGame[];
  tileOf: (game: CatalogueGame) => TileGame;
  memberId: number | undefined;
  /** The grid that this one replaces. */
  sample: RefObject<Element | null>;
  /** The number of games in that grid. */
  usual: number;
  /** The index of the game that is focused at once. */
  focusAt: number | undefined;
  /** Returns to the first games. */
  onFewer: () => void;
}

/** All games of the filter in one virtualised list. The arrow keys move through it. */
export default function VirtualGrid({
  games,
  tileOf,
  memberId,
  onPlay,
  onFewer,
  ...asked
}: VirtualGridProps) {
  const t = useWords(words);
  const leaveFrom = useSaveScroll();
  const {
    frame,
    isMoving,
    rows,
    columns,
    usualRows,
    active,
    height,
    rowHeight,
    drawn,
    onFocus,
    onKeyDown,
  } = useGrid({
    ...asked,
    total: games.length,
    onScroll(top) {
      leaveFrom(top);
      scrolledTo(top);
    },
  });
  useRestoreScroll();
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- what has the focus is in its cells */}
      <div
        ref={frame}
        className="virtual-grid"
        role="grid"
        aria-label={t("lobby.games")}
        aria-rowcount={rows}
        aria-colcount={columns}
        data-moving={isMoving ? "" : undefined}
        style={{ height }}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {drawn.map(({ row, start }) => {
          const from = row * columns;
          const isActive = active >= from && active < from + columns;
          return (
            <Row
              key={row}
              row={row}
              start={start}
              height={rowHeight}
              columns={columns}
              usualRows={usualRows}
              games={games}
              tileOf={tileOf}
              memberId={memberId}
              active={isActive ? active : undefined}
              onPlay={onPlay}
            />
          );
        })}
      </div>
      <ListEnd count={games.length} onFewer={onFewer} />
    </>
  );
}

interface RowProps extends Pick<VirtualGridProps, "games" | "tileOf" | "memberId" | "onPlay"> {
  row: number;
  /** Its position, in CSS pixels from the first row. */
  start: number;
  /** In CSS pixels. */
  height: number;
  columns: number;
  /** The number of rows already on the page; they stay there. */
  usualRows: number;
  /** The index of the game in this row that the tab key reaches. */
  active: number | undefined;
}

const Row = memo(function Row({
  row,
  start,
  height,
  columns,
  usualRows,
  games,
  active,
  ...rest
}: RowProps) {
  const { tileOf, memberId, onPlay } = rest;
  const from = row * columns;
  return (
    <div
      className="tile-grid"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows stand apart from each other: no table can
      role="row"
      aria-rowindex={row + 1}
      style={{ top: start, height }}
    >
      {games.slice(from, from + columns).map((game, column) => (
        <div
          key={game.id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `td` belongs in a table
          role="gridcell"
          aria-colindex={column + 1}
          data-at={from + column}
        >
          <GridTile
            game={game}
            tileOf={tileOf}
            memberId={memberId}
            reached={active === from + column}
            atOnce={active !== undefined || row < usualRows}
            onPlay={onPlay}
          />
        </div>
      ))}
    </div>
  );
});

interface TileProps extends Pick<VirtualGridProps, "tileOf" | "memberId" | "onPlay"> {
  game: CatalogueGame;
  reached: boolean;
  /** Rendered without waiting for a turn. */
  atOnce: boolean;
}

const GridTile = memo(function GridTile({ atOnce, ...tile }: TileProps) {
  const [isLoaded, setLoaded] = useState(() => isDrawn(tile.game.picture));
  const isHere = atOnce || isLoaded;
  useEffect(() => (isHere ? undefined : waitForFrame(() => setLoaded(true))), [isHere]);
  return isHere ? <TileWithArt {...tile} /> : <TileSkeleton />;
});

function TileWithArt({ game, tileOf, ...rest }: Omit<TileProps, "atOnce">) {
  return <GameTile tile={tileOf(game)} eager hasArt={useArtTurn(game.picture)} {...rest} />;
}
