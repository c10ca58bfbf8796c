import type { Draws, Engine, EngineName, Json } from "../../engine.ts";
import { listOf, numbersOf, partsOf } from "../../shown.ts";
import type { SlotSymbol, Stops } from "../reels.ts";

/** The unit of all pays: a stake is divided into this many units. */
export const unitsPerStake = 20;

/** How widely results vary; the bounds are in `testing/volatility.ts`. */
export type Volatility = "low" | "medium" | "high" | "very-high";

/** A position in the window: column from the left, row from the top, both from 0. */
export type Place = readonly [column: number, row: number];

export interface SlotWin {
  readonly symbol: SlotSymbol;
  readonly count: number;
  readonly places: readonly Place[];
  /** The row in each column, if a line paid. */
  readonly path?: readonly number[];
  /** Includes the multiplier. */
  readonly units: number;
}

/** What the player sees between two movements of the reels. */
export interface SlotStep {
  /** `cascade`: the winning symbols are gone, and the rest have fallen. */
  readonly kind: "spin" | "cascade";
  /** Columns from the left, each from top to bottom. */
  readonly window: readonly (readonly SlotSymbol[])[];
  /** Columns that a wild fills. */
  readonly expanded: readonly number[];
  readonly wins: readonly SlotWin[];
  readonly multiplier: number;
  readonly units: number;
  /** 0 for the paid spin; free games are counted from 1. */
  readonly freeGame: number;
}

/** What distinguishes the slot families. Free games cost nothing and never trigger further ones. */
export interface SlotFamily {
  readonly name: EngineName;
  readonly rows: number;
  readonly strips: readonly (readonly SlotSymbol[])[];
  /** Hundredths of a percent. */
  readonly returnInBasisPoints: number;
  readonly volatility: Volatility;
  /** One round in this many pays more than its stake. */
  readonly winsOneIn: number;
  /** Multipliers of the round with their weights; 1 if absent. */
  readonly multipliers?: readonly { readonly times: number; readonly weight: number }[];
  /** The paying symbols, highest first, with their units. */
  readonly pays: readonly SlotPay[];
  /** The least number of symbols for each entry of `units`: 3, 4, 5 or 8, 10, 12. */
  readonly counts: readonly number[];
  /** The rows of the lines, in families that have lines. */
  readonly lines?: readonly (readonly number[])[];
  /** Free games by the number of scatters; the fewest first. */
  readonly freeGames?: Readonly<Record<number, number>>;
  /** The payout in whole stakes by the number of scatters, anywhere. */
  readonly scatterPays?: Readonly<Record<number, number>>;
  /** The multiplier of each cascade in turn, or of every win of a free game. */
  readonly ladder?: { readonly paid: readonly number[]; readonly free: readonly number[] };
  spin(stops: Stops, asked: SpinAsked): readonly Omit<SlotStep, "freeGame">[];
}

export interface SlotPay {
  readonly symbol: SlotSymbol;
  readonly units: readonly number[];
}

export interface SpinAsked {
  readonly isFree: boolean;
  readonly multiplier: number;
}

/** Parses a strip from its letters. Its length is a power of two, so that no number of a round is skipped. */
export const stripOf = (letters: string): readonly SlotSymbol[] =>
  Array.from(letters).map((letter) => {
    const symbol = known.get(letter);
    if (symbol === undefined) throw new RangeError(`No symbol is called ${letter}`);
    return symbol;
  });

const known: ReadonlyMap<string, SlotSymbol> = new Map(
  (["W", "H", "A", "B", "C", "D", "E", "F", "S"] as const).map((symbol) => [symbol, symbol]),
);

/** Cached columns of each strip, by height and position: the same ones recur constantly. */
const columns = new WeakMap<readonly SlotSymbol[], (readonly SlotSymbol[])[][]>();

/** The visible part of a strip from this position on, wrapping around. */
export function columnAt(
  strip: readonly SlotSymbol[],
  stop: number,
  rows: number,
): readonly SlotSymbol[] {
  let heights = columns.get(strip);
  if (!heights) columns.set(strip, (heights = []));
  const known = (heights[rows] ??= strip.map((_first, from) =>
    Array.from({ length: rows }, (_, row) => strip[(from + row) % strip.length] ?? "F"),
  ));
  const column = known[stop < 0 ? (stop % strip.length) + strip.length : stop % strip.length];
  if (column === undefined) throw new RangeError(`A strip has no place ${stop}`);
  return column;
}

export const windowOf = (
  { strips, rows }: Pick<SlotFamily, "strips" | "rows">,
  stops: Stops,
): readonly (readonly SlotSymbol[])[] => {
  if (stops.length !== strips.length)
    throw new RangeError(`${strips.length} stops, not ${stops.length}`);
  return strips.map((strip, column) => columnAt(strip, stops[column] ?? Number.NaN, rows));
};

export const placesOf = (
  window: readonly (readonly SlotSymbol[])[],
  wanted: SlotSymbol,
): readonly Place[] => {
  const places: Place[] = [];
  for (const [at, column] of window.entries()) {
    for (let row = column.indexOf(wanted); row >= 0; row = column.indexOf(wanted, row + 1)) {
      places.push([at, row]);
    }
  }
  return places;
};

export const freeGamesFor = ({ freeGames = {} }: SlotFamily, scatters: number): number =>
  Object.entries(freeGames).findLast(([least]) => scatters >= Number(least))?.[1] ?? 0;

/** Every step of a round, derived from its `shown`: everything it paid follows from this. */
export function stepsOf(family: SlotFamily, shown: Json): readonly SlotStep[] {
  const parts = partsOf(shown);
  const multiplier = typeof parts["multiplier"] === "number" ? parts["multiplier"] : 1;
  // The oldest family stores only the stops of its single spin.
  const spins = Array.isArray(shown) ? [shown] : listOf(parts["spins"]);
  return spins.flatMap((stops, freeGame) =>
    family
      .spin(numbersOf(stops), { isFree: freeGame > 0, multiplier })
      .map((step) => ({ ...step, freeGame })),
  );
}

export const unitsOf = (steps: readonly Pick<SlotStep, "units">[]): number =>
  steps.reduce((sum, { units }) => sum + units, 0);

/** The free games triggered by the first spin of a round. */
export const freeGamesOf = (family: SlotFamily, stops: Stops): number =>
  family.freeGames === undefined
    ? 0
    : freeGamesFor(family, placesOf(windowOf(family, stops), "S").length);

function draw(family: SlotFamily, draws: Draws): Json {
  const spin = () => family.strips.map((strip) => draws.below(strip.length));
  const first = spin();
  const free = Array.from({ length: freeGamesOf(family, first) }, spin);
  const spins = [first, ...free];
  const { multipliers } = family;
  if (!multipliers) return { spins };
  let rest = draws.below(multipliers.reduce((sum, { weight }) => sum + weight, 0));
  return { spins, multiplier: multipliers.find(({ weight }) => (rest -= weight) < 0)?.times ?? 1 };
}

/** The whole round, free games included, is decided at once; the page shows it step by step. */
export const slotEngine = (family: SlotFamily): Engine => ({
  name: family.name,
  returnInBasisPoints: family.returnInBasisPoints,
  isChoice: (choice) => choice === "",
  storedMove: (move) => move,
  stateOf(draws, { stake, moves }) {
    if (moves.length > 0) throw new RangeError("A slot knows no moves");
    if (stake <= 0n || stake % BigInt(unitsPerStake) !== 0n) {
      throw new RangeError(`A stake is a multiple of ${unitsPerStake} minor units, not ${stake}`);
    }
    const shown = draw(family, draws);
    const win = (stake / BigInt(unitsPerStake)) * BigInt(unitsOf(stepsOf(family, shown)));
    return { staked: stake, win, isOver: true, next: [], shown };
  },
});

/**
 * Stops without a win or a feature, so that what a game shows before its first round promises nothing. Each game has
 * its own.
 */
export function restingStops(family: SlotFamily, code: string): Stops {
  let seed = 2_166_136_261;
  const next = (text: string) => {
    for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619);
    return (seed ^ (seed >>> 15)) >>> 0;
  };
  next(code);
  for (;;) {
    const stops = family.strips.map((strip) => next("reel") % strip.length);
    const steps = family.spin(stops, { isFree: false, multiplier: 1 });
    if (unitsOf(steps) === 0 && freeGamesOf(family, stops) === 0) return stops;
  }
}
