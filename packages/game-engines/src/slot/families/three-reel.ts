import { stripOf } from "./family.ts";
import type { SlotFamily } from "./family.ts";
import { spinOfLines } from "./line-wins.ts";

/** Three reels, three rows, five lines; a multiplier is drawn for every round and applies to all its wins. */
export const three: SlotFamily = {
  name: "slot-three",
  rows: 3,
  strips: ["DCBDACDHCDBWDCAB", "CDBADCHDBCDWACDB", "BDCADBCDHDCWDBAC"].map(stripOf),
  returnInBasisPoints: 9_627,
  volatility: "low",
  winsOneIn: 3,
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  counts: [3],
  multipliers: [
    { times: 1, weight: 24 },
    { times: 2, weight: 6 },
    { times: 3, weight: 1 },
    { times: 5, weight: 1 },
  ],
  pays: [
    { symbol: "H", units: [200] },
    { symbol: "A", units: [80] },
    { symbol: "B", units: [36] },
    { symbol: "C", units: [22] },
    { symbol: "D", units: [13] },
  ],
  spin(stops, { multiplier }) {
    return spinOfLines(this, stops, { multiplier });
  },
};
