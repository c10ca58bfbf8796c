import type { RouletteSpot } from "@naluma/game-engines/roulette/spots";

/** The position of a spot on the table, in cells from its top left corner. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Columns and rows of the table: the zero, twelve rows of three, the column bets, and two rows of outside bets below.
 */
export const tableSize = { width: 14, height: 5 } as const;

/** The size of the spots on lines and corners, in cells. */
const joint = 0.44;

const evenChances = ["low", "even", "red", "black", "odd", "high"];

const numberCell = (number: number): Cell =>
  number === 0
    ? { x: 0, y: 0, width: 1, height: 3 }
    : { x: Math.ceil(number / 3), y: (36 - number) % 3, width: 1, height: 1 };

const around = (x: number, y: number): Cell => ({
  x: x - joint / 2,
  y: y - joint / 2,
  width: joint,
  height: joint,
});

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function jointCell({ kind, numbers }: RouletteSpot): Cell {
  const cells = numbers.filter((number) => number > 0).map(numberCell);
  const y = mean(cells.map((cell) => cell.y + 0.5));
  // Spots with the zero lie on the line beside it.
  if (numbers.includes(0)) return around(1, kind === "corner" ? 3 : y);
  const x = mean(cells.map((cell) => cell.x + 0.5));
  return around(x, kind === "street" || kind === "line" ? 3 : y);
}

export function cellOf(spot: RouletteSpot): Cell {
  const { kind, name, numbers } = spot;
  const [first = 0] = numbers;
  switch (kind) {
    case "straight":
      return numberCell(first);
    case "dozen":
      return { x: 1 + Math.floor(first / 12) * 4, y: 3, width: 4, height: 1 };
    case "column":
      return { x: 13, y: 3 - first, width: 1, height: 1 };
    case "split":
    case "street":
    case "corner":
    case "line":
      return jointCell(spot);
    default:
      return { x: 1 + evenChances.indexOf(name) * 2, y: 4, width: 2, height: 1 };
  }
}
