interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
}

interface Grid {
  readonly columns: number;
  readonly total: number;
  /** The number of rows per screen. */
  readonly page: number;
}

/** The index a key leads to from a game of the grid, following the ARIA pattern; undefined for any other key. */
export function indexAfter(
  { key, ctrlKey }: Pressed,
  at: number,
  { columns, total, page }: Grid,
): number | undefined {
  const last = total - 1;
  const rowStart = at - (at % columns);
  const within = (index: number) => Math.max(0, Math.min(last, index));
  switch (key) {
    case "ArrowRight":
      return within(at + 1);
    case "ArrowLeft":
      return within(at - 1);
    // A column may end above the last row.
    case "ArrowDown":
      return at + columns <= last ? at + columns : at;
    case "ArrowUp":
      return at - columns >= 0 ? at - columns : at;
    case "Home":
      return ctrlKey ? 0 : rowStart;
    case "End":
      return ctrlKey ? last : within(rowStart + columns - 1);
    case "PageDown":
      return within(at + columns * page);
    case "PageUp":
      return within(at - columns * page);
    default:
      return undefined;
  }
}
