import { linePays, lines, scatterPays } from "../pays.ts";
import { reels, rowCount } from "../reels.ts";
import type { SlotFamily } from "./family.ts";
import { spinOfLines } from "./line-wins.ts";

/** The oldest slot, told in steps. `slot.ts` plays it, and played it before there were families. */
export const classic: SlotFamily = {
  name: "slot",
  rows: rowCount,
  strips: reels,
  returnInBasisPoints: 9_600,
  volatility: "medium",
  winsOneIn: 5,
  lines,
  counts: [3, 4, 5],
  pays: [
    { symbol: "H", units: linePays.H },
    { symbol: "A", units: linePays.A },
    { symbol: "B", units: linePays.B },
    { symbol: "C", units: linePays.C },
    { symbol: "D", units: linePays.D },
    { symbol: "E", units: linePays.E },
    { symbol: "F", units: linePays.F },
  ],
  scatterPays: { 3: scatterPays[0], 4: scatterPays[1], 5: scatterPays[2] },
  spin(stops) {
    return spinOfLines(this, stops, { multiplier: 1 });
  },
};
