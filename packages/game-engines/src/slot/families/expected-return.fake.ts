import type { SlotSymbol } from "../reels.ts";
import { columnAt, freeGamesFor, unitsPerStake } from "./family.ts";
import type { SlotFamily } from "./family.ts";

/* Exact returns, calculated from strips and pays independently of the engine's code, as fractions of the stake. */

const symbols = ["W", "H", "A", "B", "C", "D", "E", "F", "S"] as const;

type Strip = readonly SlotSymbol[];

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The probability of each number of scatters, given that no column shows two. */
function scatterChances({ strips, rows }: SlotFamily): number[] {
  let chances = [1];
  for (const strip of strips) {
    const shows = mean(strip.map((_, stop) => Number(columnAt(strip, stop, rows).includes("S"))));
    const next = [...chances, 0];
    chances = next.map(
      (_, count) => (chances[count] ?? 0) * (1 - shows) + (chances[count - 1] ?? 0) * shows,
    );
  }
  return chances;
}

/** The return of one line: every row of a column shows every position of its strip equally often. */
function lineReturn({ strips, pays, counts }: SlotFamily): number {
  const shares = strips.map((strip: Strip) =>
    symbols.map((symbol) => strip.filter((one) => one === symbol).length / strip.length),
  );
  const sum = (column: number, row: readonly SlotSymbol[], chance: number): number => {
    if (chance === 0) return 0;
    if (column === strips.length) return chance * paid(row);
    return symbols.reduce(
      (total, symbol, index) =>
        total + sum(column + 1, [...row, symbol], chance * (shares[column]?.[index] ?? 0)),
      0,
    );
  };
  const paid = (row: readonly SlotSymbol[]): number => {
    const lead = row.find((symbol) => symbol !== "W") ?? "H";
    const broken = row.findIndex((symbol) => symbol !== lead && symbol !== "W");
    const count = broken < 0 ? row.length : broken;
    return pays.find(({ symbol }) => symbol === lead)?.units[counts.indexOf(count)] ?? 0;
  };
  return sum(0, [], 1) / unitsPerStake;
}

/** Lines, scatters, the multiplier of the round and free games. */
export function returnOfLines(
  family: SlotFamily,
  scatterPays: Readonly<Record<number, number>> = {},
): number {
  const chances = scatterChances(family);
  const fromScatters = chances.reduce(
    (sum, chance, count) => sum + chance * (scatterPays[count] ?? 0),
    0,
  );
  const spin = lineReturn(family) * (family.lines?.length ?? 0) + fromScatters;
  const { multipliers = [{ times: 1, weight: 1 }] } = family;
  const weights = multipliers.reduce((sum, { weight }) => sum + weight, 0);
  const times = multipliers.reduce((sum, one) => sum + one.times * one.weight, 0) / weights;
  const free = chances.reduce(
    (sum, chance, count) => sum + chance * freeGamesFor(family, count),
    0,
  );
  return spin * times * (1 + free * (family.ladder?.free[0] ?? 0));
}

/** Ways: columns are independent, so the mean of a product is the product of the means. */
function waysReturn({ strips, rows, pays, counts }: SlotFamily, timesOfWild: number): number {
  let units = 0;
  for (const pay of pays) {
    const ways = strips.map((strip) =>
      strip.map((_, stop) => {
        const column = columnAt(strip, stop, rows);
        if (column.includes("W")) return rows * timesOfWild;
        return column.filter((symbol) => symbol === pay.symbol).length;
      }),
    );
    for (const [index, count] of counts.entries()) {
      const reached = ways.slice(0, count).reduce((product, column) => product * mean(column), 1);
      const next = ways[count];
      const ends = next ? mean(next.map((shown) => Number(shown === 0))) : 1;
      units += reached * ends * (pay.units[index] ?? 0);
    }
  }
  return units / unitsPerStake;
}

export function returnOfWays(family: SlotFamily, scatterPay: number): number {
  const three = scatterChances(family)[3] ?? 0;
  const spin = (timesOfWild: number) => waysReturn(family, timesOfWild) + three * scatterPay;
  return spin(1) + three * freeGamesFor(family, 3) * spin(family.ladder?.free[0] ?? 1);
}
