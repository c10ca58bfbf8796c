import type { SlotSymbol } from "../reels.ts";
import { stripOf, windowOf } from "./family.ts";
import type { Place, SlotFamily, SlotWin } from "./family.ts";
import { scatterWins } from "./line-wins.ts";

/** The multiplier of a wild column in free games. */
const timesOfWild = 5;

/**
 * Five reels, four rows, 1,024 ways: a symbol pays in adjacent columns from the left, in any row, once for each way. A
 * wild fills its column. Three scatters trigger free games in which such a column multiplies the win.
 */
export const wilds: SlotFamily = {
  name: "slot-wilds",
  rows: 4,
  strips: [
    "HCDFADBECBEDAEBDBCHCASFEFCFDHFEF",
    "CFEDFDEAHEBDCFHFCDBFWCBEFACEBHAD",
    "HDSBFCBADAHEFASCBCEFCDEBFHEFDCED",
    "CECEDHFBDAFEBHFECDWHACFCBDFBFDEA",
    "DFCEBEAFCDFCSBCBADEFHCHDEBFHDSEA",
  ].map(stripOf),
  returnInBasisPoints: 9_701,
  volatility: "very-high",
  winsOneIn: 8,
  counts: [3, 4, 5],
  pays: [
    { symbol: "H", units: [4, 15, 65] },
    { symbol: "A", units: [2, 7, 40] },
    { symbol: "B", units: [1, 3, 14] },
    { symbol: "C", units: [0, 2, 6] },
    { symbol: "D", units: [0, 1, 4] },
    { symbol: "E", units: [0, 1, 3] },
    { symbol: "F", units: [0, 0, 2] },
  ],
  freeGames: { 3: 6 },
  scatterPays: { 3: 5 },
  ladder: { paid: [1], free: [timesOfWild] },
  spin(stops, { isFree }) {
    const before = windowOf(this, stops);
    const expanded = before.flatMap((column, at) => (column.includes("W") ? [at] : []));
    const window = before.map((column) =>
      column.includes("W") ? column.map((): SlotSymbol => "W") : column,
    );
    const multiplier = isFree ? timesOfWild : 1;
    const wins = [
      ...this.pays.flatMap((pay) => wayWin(this, pay, window, multiplier)),
      ...scatterWins(this, before, 1),
    ];
    const units = wins.reduce((sum, win) => sum + win.units, 0);
    return [{ kind: "spin", window, expanded, wins, multiplier, units }];
  },
};

function wayWin(
  { counts }: Pick<SlotFamily, "counts">,
  { symbol, units }: SlotFamily["pays"][number],
  window: readonly (readonly SlotSymbol[])[],
  timesWild: number,
): SlotWin[] {
  let ways = 1;
  const places: Place[] = [];
  let count = 0;
  for (const [at, column] of window.entries()) {
    const rows = column.flatMap((shown, row) => (shown === symbol || shown === "W" ? [row] : []));
    if (rows.length === 0) break;
    count += 1;
    ways *= rows.length * (column[0] === "W" ? timesWild : 1);
    for (const row of rows) places.push([at, row]);
  }
  const paid = (units[counts.indexOf(count)] ?? 0) * ways;
  return paid === 0 ? [] : [{ symbol, count, places, units: paid }];
}
