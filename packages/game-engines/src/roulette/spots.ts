/** The wheel's numbers, clockwise from the zero. */
export const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;

const reds: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export type PocketColour = "red" | "black" | "green";

export function colourOf(number: number): PocketColour {
  if (number === 0) return "green";
  return reds.has(number) ? "red" : "black";
}

export const spotKinds = [
  "straight",
  "split",
  "street",
  "corner",
  "line",
  "dozen",
  "column",
  "red",
  "black",
  "even",
  "odd",
  "low",
  "high",
] as const;

export type SpotKind = (typeof spotKinds)[number];

/** A spot of the table that chips can be placed on. */
export interface RouletteSpot {
  /** As written in a choice: `17`, `17-20`, `red`, `dozen-2`. */
  readonly name: string;
  readonly kind: SpotKind;
  readonly numbers: readonly number[];
}

const oneTo36 = Array.from({ length: 36 }, (_, index) => index + 1);

const inside = (kind: SpotKind, ...numbers: readonly number[]): RouletteSpot => ({
  name: numbers.join("-"),
  kind,
  numbers,
});

const outside = (
  name: string,
  kind: SpotKind,
  isIn: (number: number) => boolean,
): RouletteSpot => ({ name, kind, numbers: oneTo36.filter(isIn) });

/** The first numbers of the twelve rows of three. */
const rows = oneTo36.filter((number) => number % 3 === 1);

/** Every spot of the European table; the first four numbers form a corner, and two trios include the zero. */
export const spots: readonly RouletteSpot[] = [
  ...[0, ...oneTo36].map((number) => inside("straight", number)),
  ...[1, 2, 3].map((number) => inside("split", 0, number)),
  ...oneTo36.flatMap((number) => [
    ...(number % 3 === 0 ? [] : [inside("split", number, number + 1)]),
    ...(number > 33 ? [] : [inside("split", number, number + 3)]),
  ]),
  inside("street", 0, 1, 2),
  inside("street", 0, 2, 3),
  ...rows.map((first) => inside("street", first, first + 1, first + 2)),
  inside("corner", 0, 1, 2, 3),
  ...oneTo36.flatMap((number) =>
    number % 3 === 0 || number > 33
      ? []
      : [inside("corner", number, number + 1, number + 3, number + 4)],
  ),
  ...rows
    .slice(0, -1)
    .map((first) => inside("line", ...[0, 1, 2, 3, 4, 5].map((more) => first + more))),
  ...[1, 2, 3].map((dozen) =>
    outside(`dozen-${dozen}`, "dozen", (number) => Math.ceil(number / 12) === dozen),
  ),
  ...[1, 2, 3].map((column) =>
    outside(`column-${column}`, "column", (number) => (number - 1) % 3 === column - 1),
  ),
  outside("red", "red", (number) => colourOf(number) === "red"),
  outside("black", "black", (number) => colourOf(number) === "black"),
  outside("even", "even", (number) => number % 2 === 0),
  outside("odd", "odd", (number) => number % 2 === 1),
  outside("low", "low", (number) => number <= 18),
  outside("high", "high", (number) => number >= 19),
];

const byName = new Map(spots.map((spot) => [spot.name, spot]));

export const spotNamed = (name: string): RouletteSpot | undefined => byName.get(name);
