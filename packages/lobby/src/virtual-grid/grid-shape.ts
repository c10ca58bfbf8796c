/** How the tiles stand: all rows are of one height, so that any place of a long list is known at once. */
export interface GridShape {
  readonly columns: number;
  /** From the top of a row to that of the next, in CSS pixels. */
  readonly step: number;
  /** The part of it between two rows. */
  readonly gap: number;
}

export const pixels = (text: string): number => Number.parseFloat(text) || 0;

/** The longest name is cut after so many lines (`tile.css`). */
const nameLines = 2;

/** Artwork is 3:4. */
const artRatio = 4 / 3;

/** Reads the shape of a grid that has a tile in it; nothing where none is drawn. */
export function readShape(grid: Element | null | undefined): GridShape | undefined {
  const name = grid?.querySelector(".tile-n");
  const provider = grid?.querySelector(".tile-p");
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

export const sameShape = (a: GridShape | undefined, b: GridShape | undefined): boolean =>
  a?.columns === b?.columns && a?.step === b?.step && a?.gap === b?.gap;
