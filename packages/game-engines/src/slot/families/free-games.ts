import { lines } from "../pays.ts";
import { stripOf } from "./family.ts";
import type { SlotFamily } from "./family.ts";
import { spinOfLines } from "./line-wins.ts";

/** Five reels, three rows, twenty lines; three scatters trigger free games in which every win is tripled. */
export const freeGames: SlotFamily = {
  name: "slot-free-games",
  rows: 3,
  strips: [
    "HFEADFCEBFDSECFBEADFCHEFBDECFADE",
    "FEWDCFHEBFADECSFEBDFCAEHFDEBCFED",
    "EFCHDWFEABFCDESFBECFDAEFHCEBDFEC",
    "DEFBHECFDAWFECBSFEDFCEHAFBEDCFED",
    "FEDHCFBEADFECSFBEDFCHAEFDBECFEDF",
  ].map(stripOf),
  returnInBasisPoints: 9_585,
  volatility: "medium",
  winsOneIn: 5,
  lines,
  counts: [3, 4, 5],
  pays: [
    { symbol: "H", units: [80, 400, 4_000] },
    { symbol: "A", units: [50, 200, 1_200] },
    { symbol: "B", units: [30, 120, 500] },
    { symbol: "C", units: [16, 60, 250] },
    { symbol: "D", units: [14, 50, 120] },
    { symbol: "E", units: [9, 25, 80] },
    { symbol: "F", units: [6, 15, 60] },
  ],
  freeGames: { 3: 10, 4: 15, 5: 20 },
  scatterPays: { 3: 2, 4: 10, 5: 100 },
  ladder: { paid: [1], free: [3] },
  spin(stops, { isFree }) {
    return spinOfLines(this, stops, { multiplier: isFree ? 3 : 1 });
  },
};
