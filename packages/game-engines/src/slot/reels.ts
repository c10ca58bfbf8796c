/**
 * The reels of the slot. Every game of the catalogue plays on these; only the drawings differ. `W`
 * is the wild, `H` the hero that gave the game its name, `S` the scatter. `A` to `F` are six more,
 * from the dearest to the commonest.
 *
 * Each reel has 32 places: a power of two, so that five bits of a hash choose one without favour.
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

/** The strips, first reel first; the place after the last is the first again. */
export const reels: readonly (readonly SlotSymbol[])[] = strips.map((strip) =>
  Array.from(strip).filter(isSymbol),
);

/** Five places, one a reel: the one that shows in the top row. */
export type Stops = readonly number[];

/** What shows: `window[row][reel]`. Throws a RangeError for anything but five places of the reels. */
export function windowAt(stops: Stops): readonly (readonly SlotSymbol[])[] {
  if (stops.length !== reelCount) throw new RangeError(`${reelCount} stops, not ${stops.length}`);
  return Array.from({ length: rowCount }, (_, row) =>
    reels.map((_strip, reel) => symbolAt(reel, (stops[reel] ?? Number.NaN) + row)),
  );
}

/** The symbol at a place of a reel, counted around it. */
export function symbolAt(reel: number, place: number): SlotSymbol {
  const symbol =
    Number.isInteger(place) && place >= 0 ? reels[reel]?.[place % placesPerReel] : undefined;
  if (symbol === undefined) throw new RangeError(`Reel ${reel} has no place ${place}`);
  return symbol;
}
