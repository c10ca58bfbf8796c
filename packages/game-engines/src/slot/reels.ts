/**
 * The reels of the slot. All games of this kind share them and differ only in their drawings. `W` is the wild, `H` the
 * hero that gives the game its name, `S` the scatter. `A` to `F` are six more, from the highest-paying to the most
 * common.
 *
 * Each reel has 32 positions: a power of two, so that five bits of a hash choose one uniformly.
 */
export const symbols = ["W", "H", "A", "B", "C", "D", "E", "F", "S"] as const;

export type SlotSymbol = (typeof symbols)[number];

export const reelCount = 5;
export const rowCount = 3;
export const placesPerReel = 32;

const strips = [
  "HFEADFCEBFDSECFBEADFCHEFBDECFADE",
  "FEWDCFHEBFADECSFEBDFCAEHFDEBCFED",
  "EFCHDWFEABFCDESFBECFDAEFHCEBDFEC",
  "DEFBHECFDAWFECBSFEDFCEHAFBEDCFED",
  "FEDHCFBEADFECSFBEDFCHAEFDBECFEDF",
] as const;

const isSymbol = (text: string): text is SlotSymbol =>
  (symbols as readonly string[]).includes(text);

/** The strips, first reel first; each wraps around. */
export const reels: readonly (readonly SlotSymbol[])[] = strips.map((strip) =>
  Array.from(strip).filter(isSymbol),
);

/** Five positions, one per reel: the one shown in the top row. */
export type Stops = readonly number[];

/** The visible symbols: `window[row][reel]`. Throws a RangeError unless there are five valid positions. */
export function windowAt(stops: Stops): readonly (readonly SlotSymbol[])[] {
  if (stops.length !== reelCount) throw new RangeError(`${reelCount} stops, not ${stops.length}`);
  return Array.from({ length: rowCount }, (_, row) =>
    reels.map((_strip, reel) => symbolAt(reel, (stops[reel] ?? Number.NaN) + row)),
  );
}

/** The symbol at a position of a reel, wrapping around. */
export function symbolAt(reel: number, place: number): SlotSymbol {
  const symbol =
    Number.isInteger(place) && place >= 0 ? reels[reel]?.[place % placesPerReel] : undefined;
  if (symbol === undefined) throw new RangeError(`Reel ${reel} has no place ${place}`);
  return symbol;
}
