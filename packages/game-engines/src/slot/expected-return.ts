import { lineCount, payOfLine, payOfScatters } from "./pays.ts";
import { placesPerReel, reelCount, reels, rowCount, symbolAt, symbols } from "./reels.ts";
import type { SlotSymbol } from "./reels.ts";

/** An exact fraction: `won` out of `staked`, both integers. */
export interface ExpectedReturn {
  readonly won: bigint;
  readonly staked: bigint;
}

/**
 * The exact return to player, without simulating a single round. A line sees every position of every reel equally
 * often, so all lines have the same expectation. A sum over the nine symbols of each reel, weighted by the strips,
 * covers all 32⁵ stops. Scatters depend on the whole window: the probability that a reel shows one is counted from its
 * strip.
 */
export function expectedReturn(): ExpectedReturn {
  const stops = BigInt(placesPerReel) ** BigInt(reelCount);
  const fromLines = sumOverRows(0, [], 1n) * BigInt(lineCount);
  const fromScatters = sumOverScatters(0, 0, 1n) * BigInt(lineCount);
  return { won: fromLines + fromScatters, staked: stops * BigInt(lineCount) };
}

/** In hundredths of a percent, rounded: 9600 is 96.00 %. */
export function returnInBasisPoints({ won, staked }: ExpectedReturn): number {
  return Number(((won * 20_000n) / staked + 1n) / 2n);
}

function sumOverRows(reel: number, row: readonly SlotSymbol[], ways: bigint): bigint {
  if (reel === reelCount) return ways * BigInt(payOfLine(row).times);
  let sum = 0n;
  for (const symbol of symbols) {
    const count = reels[reel]?.filter((place) => place === symbol).length ?? 0;
    if (count > 0) sum += sumOverRows(reel + 1, [...row, symbol], ways * BigInt(count));
  }
  return sum;
}

function sumOverScatters(reel: number, shown: number, ways: bigint): bigint {
  if (reel === reelCount) return ways * BigInt(payOfScatters(shown));
  const counts = new Map<number, number>();
  for (let stop = 0; stop < placesPerReel; stop += 1) {
    let scatters = 0;
    for (let row = 0; row < rowCount; row += 1) {
      if (symbolAt(reel, stop + row) === "S") scatters += 1;
    }
    counts.set(scatters, (counts.get(scatters) ?? 0) + 1);
  }
  let sum = 0n;
  for (const [scatters, count] of counts) {
    sum += sumOverScatters(reel + 1, shown + scatters, ways * BigInt(count));
  }
  return sum;
}
