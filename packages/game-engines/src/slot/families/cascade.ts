import type { SlotSymbol } from "../reels.ts";
import { columnAt, placesOf, stripOf, windowOf } from "./family.ts";
import type { SlotFamily, SlotStep, SlotWin } from "./family.ts";
import { scatterWins } from "./line-wins.ts";

/** The multiplier of each cascade in turn; the last one applies to all further cascades. */
const climb = { paid: [1, 2, 3, 5], free: [2, 4, 6, 10] } as const;

/** Guarantees that every round ends, whatever the strips contain. */
const maxCascades = 40;

/**
 * Six columns, five rows, no lines: eight of a symbol pay anywhere. Winning symbols disappear, the rest fall, new
 * symbols drop from above, and each time the multiplier rises. Four scatters trigger free games, in which it is twice
 * as high.
 */
export const cascade: SlotFamily = {
  name: "slot-cascade",
  rows: 5,
  strips: [
    "HEFSFCFDCDHCBCEADECECFCABEBDFCFDAHDABHEBCHEFBFDHAFEBFDFADECDESBA",
    "CAHFECDBAFCEDEFEBHBADFCEHBDHBAFCDEHEFBCBDACEFAEBECDCDFSFHFCDAFDS",
    "FACFADFBFBHCHDEBHCAEDFEFDACSECADFECHDFDBDCFBHBFDCEBSEAEACECFEBDH",
    "BFEDSBCFDCBEFBDFABEFHCFDCSHABEAEDCDFHFBECADEHAHEFDBACDCEHCFEADFC",
    "EDBDEAFEDCFEFEHFCEDBHCFHFDCDCSBHADBEACAEBFCBFAFAEDFCHASBDCDCHEFB",
    "BFADHCEDSHCFADHFEBFADBDHEBAHBCAESCFCECFCEBFEFDEFBEFABDCACDCEDFHD",
  ].map(stripOf),
  returnInBasisPoints: 9_650,
  volatility: "high",
  winsOneIn: 9,
  counts: [8, 10, 12],
  pays: [
    { symbol: "H", units: [160, 500, 1_000] },
    { symbol: "A", units: [50, 200, 500] },
    { symbol: "B", units: [28, 100, 300] },
    { symbol: "C", units: [17, 40, 200] },
    { symbol: "D", units: [14, 30, 160] },
    { symbol: "E", units: [9, 20, 100] },
    { symbol: "F", units: [7, 16, 80] },
  ],
  freeGames: { 4: 10 },
  scatterPays: { 4: 3, 5: 5, 6: 100 },
  ladder: climb,
  spin(stops, { isFree }) {
    const ladder = isFree ? climb.free : climb.paid;
    /** How many symbols of each strip have dropped. */
    const used = stops.map(() => 0);
    let window = windowOf(this, stops);
    const steps: Omit<SlotStep, "freeGame">[] = [];
    for (let at = 0; at <= maxCascades; at += 1) {
      const multiplier = ladder[Math.min(at, ladder.length - 1)] ?? 1;
      const wins = countWins(this, window, multiplier);
      if (at === 0) wins.push(...scatterWins(this, window, 1));
      const units = wins.reduce((sum, win) => sum + win.units, 0);
      steps.push({
        kind: at === 0 ? "spin" : "cascade",
        window,
        expanded: [],
        wins,
        multiplier,
        units,
      });
      const gone = wins.filter(({ symbol }) => symbol !== "S").flatMap(({ places }) => places);
      if (gone.length === 0) break;
      window = window.map((column, index) => {
        const rest = column.filter(
          (_symbol, row) => !gone.some(([one, other]) => one === index && other === row),
        );
        const missing = column.length - rest.length;
        used[index] = (used[index] ?? 0) + missing;
        const from = (stops[index] ?? 0) - (used[index] ?? 0);
        return [...columnAt(this.strips[index] ?? [], from, missing), ...rest];
      });
    }
    return steps;
  },
};

function countWins(
  { pays, counts }: Pick<SlotFamily, "pays" | "counts">,
  window: readonly (readonly SlotSymbol[])[],
  multiplier: number,
): SlotWin[] {
  const shown = window.flat();
  return pays.flatMap(({ symbol, units }): SlotWin[] => {
    let count = 0;
    for (const one of shown) if (one === symbol) count += 1;
    const step = counts.findLastIndex((least) => count >= least);
    const paid = (units[step] ?? 0) * multiplier;
    return paid === 0 ? [] : [{ symbol, count, places: placesOf(window, symbol), units: paid }];
  });
}
