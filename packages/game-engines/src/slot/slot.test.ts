import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectedReturn, returnInBasisPoints } from "./expected-return.ts";
import { lineCount, linePays, lines, payOfLine, payOfScatters, resultOf } from "./pays.ts";
import { placesPerReel, reelCount, reels, rowCount, symbolAt, symbols, windowAt } from "./reels.ts";
import type { SlotSymbol } from "./reels.ts";

const isSymbol = (text: string): text is SlotSymbol => symbols.some((symbol) => symbol === text);
const row = (text: string): SlotSymbol[] => text.split("").filter(isSymbol);

describe("slot reels", () => {
  test("have 32 places each, with at most one scatter visible per reel", () => {
    expect(reels).toHaveLength(reelCount);
    reels.forEach((strip, reel) => {
      expect(strip).toHaveLength(placesPerReel);
      for (let stop = 0; stop < placesPerReel; stop += 1) {
        const shown = [0, 1, 2].map((below) => symbolAt(reel, stop + below));
        expect(shown.filter((symbol) => symbol === "S").length).toBeLessThan(2);
      }
    });
  });

  test("wrap around: the last place is followed by the first", () => {
    const shown = windowAt([31, 31, 31, 31, 31]);
    expect(shown[1]).toEqual(reels.map((strip) => strip[0]));
  });

  test.each([[[1, 2, 3, 4]], [[0, 0, 0, 0, -1]], [[0, 0, 0, 0, 0.5]]])(
    "refuse the stops %j",
    (stops) => {
      expect(() => windowAt(stops)).toThrow(RangeError);
    },
  );
});

describe("a pay line", () => {
  test.each([
    ["HHHHH", "H", 5, linePays.H[2]],
    ["HHHHA", "H", 4, linePays.H[1]],
    ["FFFAB", "F", 3, linePays.F[0]],
    ["FFAFF", "F", 2, 0],
    ["AWWBC", "A", 3, linePays.A[0]],
    ["AWWWA", "A", 5, linePays.A[2]],
    ["BAAAA", "B", 1, 0],
    ["EWSEE", "E", 2, 0],
    ["SSSSS", "S", 0, 0],
    ["CWCWC", "C", 5, linePays.C[2]],
    ["DDWDF", "D", 4, linePays.D[1]],
  ] as const)("with %s has %s, %i in a row, and pays %i times", (text, symbol, count, times) => {
    expect(payOfLine(row(text))).toEqual({ symbol, count, times });
  });

  test("is one of twenty different ones, each from reel to reel", () => {
    expect(new Set(lines.map((path) => path.join(""))).size).toBe(20);
    for (const path of lines) {
      expect(path).toHaveLength(reelCount);
      for (const height of path) expect(height).toBeLessThan(rowCount);
    }
  });

  test("pays more for longer rows and for dearer symbols", () => {
    const ladders = Object.values(linePays);
    for (const [three, four, five] of ladders) expect(three < four && four < five).toBe(true);
    ladders.slice(1).forEach((ladder, index) => {
      ladder.forEach((times, count) => expect(times).toBeLessThan(ladders[index]?.[count] ?? 0));
    });
  });
});

test.each([
  [0, 0],
  [2, 0],
  [3, 5],
  [4, 20],
  [5, 200],
])("%i scatters pay %i stakes", (count, times) => {
  expect(payOfScatters(count)).toBe(times);
});

describe("the return of the slot", () => {
  test("is exactly 96.00 %, over all 32⁵ stops", () => {
    const { won, staked } = expectedReturn();
    expect(staked).toBe(BigInt(placesPerReel) ** 5n * BigInt(lineCount));
    expect(won).toBe(644_247_000n);
    expect(returnInBasisPoints({ won, staked })).toBe(9_600);
  });

  test("is computed from the same results as the rounds", () => {
    // Three reels take all positions and two are fixed: a partial sum that the results must match.
    let fromResults = 0n;
    let fromLines = 0n;
    for (let first = 0; first < placesPerReel; first += 1) {
      for (let second = 0; second < placesPerReel; second += 1) {
        for (let third = 0; third < placesPerReel; third += 1) {
          const stops = [first, second, third, 3, 9];
          const result = resultOf(stops, BigInt(lineCount));
          fromResults += result.win;
          const shown = windowAt(stops);
          for (const path of lines) {
            const crossed = path.flatMap((height, reel) => shown[height]?.[reel] ?? []);
            fromLines += BigInt(payOfLine(crossed).times);
          }
          fromLines += BigInt(lineCount * payOfScatters(result.scatters));
        }
      }
    }
    expect(fromResults).toBe(fromLines);
  });

  test("does not depend on the stake", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(31), { minLength: 5, maxLength: 5 }),
        fc.bigInt({ min: 1n, max: 1_000_000n }),
        (stops, steps) => {
          const one = resultOf(stops, BigInt(lineCount)).win;
          expect(resultOf(stops, BigInt(lineCount) * steps).win).toBe(one * steps);
        },
      ),
    );
  });

  test.each([0n, -20n, 19n, 21n])("refuses a stake of %s", (stake) => {
    expect(() => resultOf([0, 0, 0, 0, 0], stake)).toThrow(RangeError);
  });
});
