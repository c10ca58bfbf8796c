import type { EngineName } from "../../engine.ts";
import { linePays, lines, scatterPays } from "../pays.ts";
import { reels, rowCount } from "../reels.ts";
import { cascade } from "./cascade.ts";
import type { SlotFamily } from "./family.ts";
import { freeGames } from "./free-games.ts";
import { spinOfLines } from "./line-wins.ts";
import { three } from "./three-reel.ts";
import { wilds } from "./wilds.ts";

/** The oldest slot, described as steps. `slot.ts` plays it, and did so before there were families. */
const classic: SlotFamily = {
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

/** The slot families, one per line; each slot of the catalogue belongs to one of them. */
export const slotFamilies: readonly SlotFamily[] = [classic, freeGames, cascade, three, wilds];

export const slotFamilyOf = (engine: EngineName): SlotFamily | undefined =>
  slotFamilies.find(({ name }) => name === engine);
