import { useWords } from "@naluma/i18n/react";
import { InfoIcon } from "@naluma/ui/icon";
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useRef } from "react";
import { useArtTurn } from "../art/use-art-turn.ts";
import { restWords } from "../words.rest.ts";
import { words } from "../words.ts";
import type { Result } from "./search-engine.ts";

/** A result has two cells: the game, and its details. */
export interface ActiveCell {
  readonly row: number;
  readonly cell: "play" | "info";
}

interface Props {
  id: string;
  ids: ArrayLike<number>;
  waiting: boolean;
  activeCell: ActiveCell | undefined;
  resultOf: (id: number) => Result | undefined;
  onPress: (activeCell: ActiveCell) => void;
}

/** The height of a result, in CSS pixels; must match the style sheet. */
const rowHeight = 64;

/** The results, virtualised: of thousands, only the visible ones are in the document. The field keeps the focus. */
export function Results({ id, ids, waiting, activeCell, resultOf, onPress }: Props) {
  const ts = useWords(restWords);
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- React Compiler is not part of the builds
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: (row) => ids[row] ?? row,
    overscan: 2,
  });

  const row = activeCell?.row;
  useEffect(() => {
    if (row !== undefined) rows.scrollToIndex(row);
    // The list knows its own offset; reading it from the browser would force a layout.
    else if (rows.scrollOffset) frame.current?.scrollTo({ top: 0 });
  }, [row, ids, rows]);

  return (
    <div
      ref={frame}
      id={id}
      className="results"
      role="grid"
      aria-label={ts("search.results")}
      aria-rowcount={ids.length}
      aria-busy={waiting}
    >
      {waiting && <div className="results-skeleton" />}
      <div role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const result = resultOf(ids[index] ?? -1);
          return (
            result && (
              <Row
                key={key}
                id={id}
                row={index}
                start={start}
                result={result}
                active={activeCell?.row === index ? activeCell.cell : undefined}
                onPress={onPress}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

interface RowProps {
  id: string;
  row: number;
  /** Its position, in CSS pixels from the first result. */
  start: number;
  result: Result;
  active: ActiveCell["cell"] | undefined;
  onPress: (activeCell: ActiveCell) => void;
}

const Row = memo(function Row({ id, row, start, result, active, onPress }: RowProps) {
  const t = useWords(words);
  const ts = useWords(restWords);
  const { game, name, provider } = result;
  const mayHaveArt = useArtTurn(game.picture);
  const marked = (cell: ActiveCell["cell"]) => (active === cell ? "" : undefined);
  return (
    <div
      className="result"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows stand apart from each other: no table can
      role="row"
      aria-rowindex={row + 1}
      style={{ top: start }}
    >
      <div
        id={`${id}-${row}-play`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `td` belongs in a table
        role="gridcell"
        aria-selected={active === "play"}
        data-marked={marked("play")}
      >
        <button type="button" tabIndex={-1} onClick={() => onPress({ row, cell: "play" })}>
          {game.picture && mayHaveArt ? (
            <img src={game.picture} alt="" width="36" height="48" decoding="async" />
          ) : (
            <span className="result-art" />
          )}
          <span className="result-name">
            <b translate="no">{name}</b>
            <span className="dim small" translate="no">
              {provider}
            </span>
          </span>
          {game.tag && <span className={`tag tag-${game.tag}`}>{t(`lobby.list_${game.tag}`)}</span>}
        </button>
      </div>
      <div
        id={`${id}-${row}-info`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `td` belongs in a table
        role="gridcell"
        aria-selected={active === "info"}
        data-marked={marked("info")}
      >
        <button
          type="button"
          className="icon-button"
          tabIndex={-1}
          aria-label={ts("search.about_game", { name })}
          onClick={() => onPress({ row, cell: "info" })}
        >
          <InfoIcon />
        </button>
      </div>
    </div>
  );
});
