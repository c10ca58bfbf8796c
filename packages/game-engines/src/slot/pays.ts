import { reelCount, windowAt } from "./reels.ts";
import type { SlotSymbol, Stops } from "./reels.ts";

/** The row (0 top, 2 bottom) in which each line crosses the five reels. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
];

/** Every stake covers all lines and is divisible by their number. */
export const lineCount = lines.length;

/** Multiples of the line's stake for three, four and five in a row from the left. */
export const linePays: Readonly<
  Record<Exclude<SlotSymbol, "W" | "S">, readonly [number, number, number]>
> = {
  H: [100, 500, 5_000],
  A: [60, 250, 1_500],
  B: [40, 150, 600],
  C: [20, 75, 300],
  D: [18, 60, 150],
  E: [9, 30, 100],
  F: [6, 20, 70],
};

/** Multiples of the whole stake for three, four and five scatters anywhere. */
export const scatterPays: readonly [number, number, number] = [5, 20, 200];

interface LineWin {
  /** Counted from 0. */
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: number;
  /** Minor units. */
  readonly amount: bigint;
}

export interface RoundResult {
  readonly lineWins: readonly LineWin[];
  readonly scatters: number;
  /** Minor units. */
  readonly scatterWin: bigint;
  /** Minor units, in total. */
  readonly win: bigint;
}

/** The payout of one line, in line stakes. Wilds substitute for every symbol but the scatter. */
export function payOfLine(row: readonly SlotSymbol[]): {
  readonly symbol: SlotSymbol;
  readonly count: number;
  readonly times: number;
} {
  const lead = row.find((symbol) => symbol !== "W") ?? "H";
  if (lead === "S") return { symbol: lead, count: 0, times: 0 };
  const broken = row.findIndex((symbol) => symbol !== lead && symbol !== "W");
  const count = broken === -1 ? row.length : broken;
  return { symbol: lead, count, times: count < 3 ? 0 : (linePays[lead][count - 3] ?? 0) };
}

/** The payout of three, four or five scatters, in whole stakes. */
export const payOfScatters = (count: number): number => scatterPays[count - 3] ?? 0;

/**
 * The result of a round from its stops.
 *
 * @param stake minor units; throws a RangeError unless it is a multiple of the number of lines
 */
export function resultOf(stops: Stops, stake: bigint): RoundResult {
  if (stake <= 0n || stake % BigInt(lineCount) !== 0n) {
    throw new RangeError(`A stake is a multiple of ${lineCount} minor units, not ${stake}`);
  }
  const shown = windowAt(stops);
  const perLine = stake / BigInt(lineCount);
  const lineWins = lines.flatMap((path, line): LineWin[] => {
    const row = path.flatMap((height, reel) => shown[height]?.[reel] ?? []);
    const { symbol, count, times } = payOfLine(row);
    return times === 0 ? [] : [{ line, symbol, count, amount: perLine * BigInt(times) }];
  });
  const scatters = shown.flat().filter((symbol) => symbol === "S").length;
  const scatterWin = stake * BigInt(payOfScatters(Math.min(scatters, reelCount)));
  return {
    lineWins,
    scatters,
    scatterWin,
    win: lineWins.reduce((sum, { amount }) => sum + amount, scatterWin),
  };
}
