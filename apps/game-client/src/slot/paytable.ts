import { unitsPerStake } from "@naluma/game-engines/slot/family";
import type { SlotFamily } from "@naluma/game-engines/slot/family";
import type { SlotSymbol } from "@naluma/game-engines/slot/reels";
import { element, picture } from "../page/elements.ts";
import { formatHundredths, formatNumber, formatPercent } from "../page/format.ts";
import type { ViewPorts } from "../page/game-view.ts";
import { pageData } from "../page/page-data.ts";
import { rulesTable } from "../page/rules-table.ts";
import { drawingName, translate } from "../page/translate.ts";

function symbolName(symbol: SlotSymbol): string {
  if (symbol === "W") return translate("wild");
  if (symbol === "S") return translate("scatter");
  return drawingName(symbol);
}

/** Converts units to multiples of the whole stake: 13 of 20 are 0.65. */
const inStakes = (units: number): string => formatHundredths((units * 100) / unitsPerStake);

const timesOf = (times: readonly number[]): string => times.map((one) => `×${one}`).join(", ");

/** The rules of a family: how it wins, what each symbol pays, its feature, its return and its volatility. */
export function fillPaytable(body: Element, family: SlotFamily, art: ViewPorts["art"]): void {
  const { lines, freeGames, multipliers, scatterPays, strips, ladder } = family;
  const card = (symbol: SlotSymbol, pays: readonly (readonly [string, string])[], note = "") =>
    element(
      "li",
      "pay",
      element("span", `cell small cell-${symbol}`, picture(art(symbol), 44)),
      element(
        "div",
        "",
        element("b", "", symbolName(symbol)),
        ...(note === "" ? [] : [element("p", "quiet", note)]),
        element(
          "ul",
          "ladder",
          ...pays.map(([count, times]) =>
            element("li", "num", `${count} × `, element("b", "", times)),
          ),
        ),
      ),
    );
  const maxScatters = strips.filter((strip) => strip.includes("S")).length;
  const hasWild = strips.some((strip) => strip.includes("W"));
  const scatters = Object.entries(scatterPays ?? {}).map(
    ([count, times]) => [count, formatNumber(times)] as const,
  );
  const scatter = translate("scatter");
  const total = multipliers?.reduce((sum, { weight }) => sum + weight, 0) ?? 1;
  body.replaceChildren(
    element("p", "", howItWins(family)),
    element(
      "ul",
      "pays",
      ...(hasWild ? [card("W", [])] : []),
      ...(scatters.length > 0 ? [card("S", scatters, translate("pays_scatter", { scatter }))] : []),
    ),
    element("h3", "", translate("pays_total")),
    element(
      "ul",
      "pays",
      ...family.pays.map(({ symbol, units }) =>
        card(
          symbol,
          units.flatMap((paid, at) =>
            paid === 0 ? [] : [[countText(family, at), inStakes(paid)] as const],
          ),
        ),
      ),
    ),
    ...(freeGames
      ? [
          element("h3", "", translate("free_games")),
          element("p", "", translate("rules_free", { scatter })),
          ...(lines && ladder
            ? [element("p", "", translate("rules_free_times", { times: ladder.free[0] ?? 1 }))]
            : []),
          rulesTable(
            [scatter, translate("free_games")],
            Object.entries(freeGames).map(([count, games]) => [
              count === lastOf(freeGames) && Number(count) < maxScatters ? `${count}+` : count,
              formatNumber(games),
            ]),
          ),
        ]
      : []),
    ...(multipliers
      ? [
          rulesTable(
            [translate("multiplier"), translate("chance")],
            multipliers.map(({ times, weight }) => [
              `×${times}`,
              formatPercent(Math.round((weight / total) * 10_000)),
            ]),
          ),
        ]
      : []),
    ...(lines
      ? [
          element("h3", "", translate("lines_title")),
          element("ul", "lines", ...lines.map((path, at) => lineDrawing(path, at, family.rows))),
        ]
      : []),
    element("h3", "", translate("volatility", { level: translate(volatility[family.volatility]) })),
    element("p", "", translate("rules_hits", { count: family.winsOneIn })),
    element("p", "quiet", returnOf(family)),
  );
}

const volatility = {
  low: "volatility_low",
  medium: "volatility_medium",
  high: "volatility_high",
  "very-high": "volatility_very_high",
} as const;

function howItWins({ lines, multipliers, ladder, counts, strips, rows }: SlotFamily): string {
  const names = { wild: translate("wild"), scatter: translate("scatter") };
  if (lines) {
    return translate(multipliers ? "rules_three" : "rules_lines", {
      ...names,
      lines: lines.length,
    });
  }
  const { paid = [], free = [] } = ladder ?? {};
  if (paid.length > 1) {
    const [count = 0] = counts;
    return translate("rules_cascade", { count, paid: timesOf(paid), free: timesOf(free) });
  }
  const ways = formatNumber(rows ** strips.length);
  return translate("rules_wilds", { ...names, ways, times: free[0] ?? 1 });
}

/** `3`, or `8–9` and `12+` if symbols count anywhere on the reels. */
function countText({ counts, ladder }: SlotFamily, at: number): string {
  const least = counts[at] ?? 0;
  if ((ladder?.paid.length ?? 0) < 2) return String(least);
  const next = counts[at + 1];
  return next === undefined ? `${least}+` : `${least}–${next - 1}`;
}

const lastOf = (table: Readonly<Record<number, number>>): string => Object.keys(table).at(-1) ?? "";

/** Cascades depend on each other, so their return is measured; the other returns are calculated from the strips. */
function returnOf({ ladder, strips }: SlotFamily): string {
  const rtp = formatPercent(pageData.rtp);
  if ((ladder?.paid.length ?? 0) > 1) return translate("pays_measured", { rtp });
  return translate("pays_return", { rtp, stops: strips[0]?.length ?? 0 });
}

function lineDrawing(path: readonly number[], index: number, rows: number): HTMLElement {
  const grid = element("span", "line-grid");
  grid.style.setProperty("--line-columns", String(path.length));
  for (let row = 0; row < rows; row += 1) {
    for (const crossed of path) grid.append(element("i", crossed === row ? "on" : ""));
  }
  return element("li", "", grid, element("span", "num quiet", formatNumber(index + 1)));
}
