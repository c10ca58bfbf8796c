import type { SlotSymbol, Stops } from "../reels.ts";
import { placesOf, unitsPerStake, windowOf } from "./family.ts";
import type { Place, SlotFamily, SlotStep, SlotWin } from "./family.ts";

/** The pays of the lines, from the left; a wild substitutes for every symbol but the scatter. */
function lineWins(
  { lines = [], pays, counts }: Pick<SlotFamily, "lines" | "pays" | "counts">,
  window: readonly (readonly SlotSymbol[])[],
  multiplier: number,
): readonly SlotWin[] {
  const wins: SlotWin[] = [];
  for (const path of lines) {
    let lead: SlotSymbol | undefined;
    let count = 0;
    for (; count < path.length; count += 1) {
      const symbol = window[count]?.[path[count] ?? 0];
      if (symbol === "S" || symbol === undefined) break;
      if (symbol === "W") continue;
      if (lead !== undefined && symbol !== lead) break;
      lead = symbol;
    }
    const step = counts.indexOf(count);
    if (step < 0) continue;
    // A line of only wilds counts as the highest-paying symbol.
    const symbol = lead ?? pays[0]?.symbol ?? "H";
    const units = pays.find((pay) => pay.symbol === symbol)?.units[step] ?? 0;
    if (units === 0) continue;
    const places = path.slice(0, count).map((row, column): Place => [column, row]);
    wins.push({ symbol, count, places, path: path.slice(0, count), units: units * multiplier });
  }
  return wins;
}

/** One spin of a slot with lines, and with scatters if they pay. */
export function spinOfLines(
  family: SlotFamily,
  stops: Stops,
  { multiplier }: { readonly multiplier: number },
): readonly Omit<SlotStep, "freeGame">[] {
  const window = windowOf(family, stops);
  const wins = [
    ...lineWins(family, window, multiplier),
    ...scatterWins(family, window, multiplier),
  ];
  const units = wins.reduce((sum, win) => sum + win.units, 0);
  return [{ kind: "spin", window, expanded: [], wins, multiplier, units }];
}

/** Scatters pay whole stakes, anywhere in the window. */
export function scatterWins(
  { scatterPays }: Pick<SlotFamily, "scatterPays">,
  window: readonly (readonly SlotSymbol[])[],
  multiplier: number,
): readonly SlotWin[] {
  if (!scatterPays) return [];
  const places = placesOf(window, "S");
  const units = (scatterPays[places.length] ?? 0) * unitsPerStake * multiplier;
  return units === 0 ? [] : [{ symbol: "S", count: places.length, places, units }];
}
