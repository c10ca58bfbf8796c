import {
  defaultRangeExtractor,
  observeWindowOffset,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from "@tanstack/react-virtual";
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { indexAfter } from "./arrow-keys.ts";

/** How much of the viewport is covered at the top and bottom, in CSS pixels, taken from the page's scroll padding. */
function coveredEdges() {
  const page = getComputedStyle(document.documentElement);
  return { top: pixels(page.scrollPaddingTop), bottom: pixels(page.scrollPaddingBottom) };
}

/** How many rows beyond the viewport are rendered in advance. */
const ahead = 2;

interface Asked {
  /** A grid with a tile in it, from which the list takes its dimensions. */
  sample: RefObject<Element | null>;
  total: number;
  /** The number of games already on the page: while they are near, they stay in the document. */
  usual: number;
  /** The index of the game that is focused when the list opens. */
  focusAt: number | undefined;
  /** Receives the scroll position of the page, in CSS pixels. */
  onScroll: (top: number) => void;
}

const indexOf = (target: EventTarget): number | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-at]") : null;
  return cell ? Number(cell.dataset["at"]) : undefined;
};

/** The rendered rows of the grid with their positions, and the game focused by keyboard. */
export function useGrid({ sample, total, usual, focusAt, onScroll }: Asked) {
  const frame = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState<GridShape>(
    () => readShape(sample.current) ?? { columns: 1, step: 300, gap: 0 },
  );
  const [top, setTop] = useState(0);
  const [active, setActive] = useState(focusAt ?? 0);
  const wanted = useRef(focusAt);
  const { columns, step, gap } = shape;
  const rows = Math.ceil(total / columns);
  const activeRow = Math.floor(active / columns);
  const usualRows = Math.ceil(usual / columns);

  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const look = () => {
      setTop(Math.round(current.getBoundingClientRect().top + window.scrollY));
      const next = readShape(current.querySelector(".tile-grid"));
      if (next) setShape((before) => (sameShape(before, next) ? before : next));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(current);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = new Set(defaultRangeExtractor(range));
      drawn.add(activeRow);
      if (range.startIndex <= usualRows)
        for (let row = 0; row < Math.min(usualRows, range.count); row += 1) drawn.add(row);
      return [...drawn].filter((row) => row < range.count).toSorted((a, b) => a - b);
    },
    [activeRow, usualRows],
  );
  const scrolled = useRef(onScroll);
  useEffect(() => {
    scrolled.current = onScroll;
  });
  const observe = useCallback(
    (
      instance: Virtualizer<Window, Element>,
      onOffset: (offset: number, isScrolling: boolean) => void,
    ) =>
      observeWindowOffset(instance, (offset, isScrolling) => {
        scrolled.current(offset);
        onOffset(offset, isScrolling);
      }),
    [],
  );
  // oxlint-disable-next-line react/incompatible-library -- React Compiler is not part of the builds
  const list = useWindowVirtualizer({
    count: rows,
    estimateSize: () => step,
    overscan: ahead,
    scrollMargin: top,
    rangeExtractor,
    observeElementOffset: observe,
  });
  useLayoutEffect(() => list.measure(), [list, step]);

  /** Scrolls only as far as necessary; a visible row stays where it is. */
  const scrollIntoView = (row: number) => {
    const covered = coveredEdges();
    const upper = top + row * step - covered.top;
    const lower = top + (row + 1) * step + covered.bottom - window.innerHeight;
    const next = Math.min(Math.max(window.scrollY, lower), upper);
    if (next !== window.scrollY) window.scrollTo({ top: next, behavior: "instant" });
  };

  // The row may have to be rendered first.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const button = frame.current?.querySelector<HTMLElement>(
      `[data-at="${wanted.current}"] button`,
    );
    if (!button) return;
    wanted.current = undefined;
    button.focus({ preventScroll: true });
  });

  return {
    frame,
    isMoving: list.isScrolling,
    columns,
    rows,
    usualRows,
    active,
    height: Math.max(0, rows * step - gap),
    rowHeight: step - gap,
    drawn: list.getVirtualItems().map(({ index }) => ({ row: index, start: index * step })),
    onFocus: ({ target }: FocusEvent) => setActive((before) => indexOf(target) ?? before),
    onKeyDown(event: KeyboardEvent) {
      const at = indexOf(event.target);
      if (at === undefined || event.altKey || event.metaKey) return;
      const covered = coveredEdges();
      const page = Math.max(
        1,
        Math.floor((window.innerHeight - covered.top - covered.bottom) / step),
      );
      const next = indexAfter(event, at, { columns, total, page });
      if (next === undefined) return;
      event.preventDefault();
      wanted.current = next;
      setActive(next);
      scrollIntoView(Math.floor(next / columns));
    },
  };
}

/** The dimensions of the tiles: all rows have the same height, so any position in a long list is known at once. */
interface GridShape {
  readonly columns: number;
  /** From the top of one row to that of the next, in CSS pixels. */
  readonly step: number;
  /** The part of `step` between two rows. */
  readonly gap: number;
}

const pixels = (text: string): number => Number.parseFloat(text) || 0;

/** The number of lines after which a name is truncated (`tile.css`). */
const nameLines = 2;

/** Artwork is 3:4. */
const artRatio = 4 / 3;

/** Measures a grid that has a tile in it; undefined if no tile is rendered. */
function readShape(grid: Element | null | undefined): GridShape | undefined {
  const name = grid?.querySelector(".tile-name");
  const provider = grid?.querySelector(".tile-provider");
  if (!grid || !name || !provider) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(" ");
  const width = pixels(columns[0] ?? "");
  if (width === 0) return undefined;
  const ofName = getComputedStyle(name);
  const words =
    nameLines * pixels(ofName.lineHeight) + pixels(getComputedStyle(provider).lineHeight);
  const gap = pixels(rowGap);
  const height = width * artRatio + pixels(ofName.marginTop) + words;
  return { columns: columns.length, step: Math.ceil(height) + gap, gap };
}

const sameShape = (a: GridShape | undefined, b: GridShape | undefined): boolean =>
  a?.columns === b?.columns && a?.step === b?.step && a?.gap === b?.gap;
