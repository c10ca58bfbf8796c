import { lineCount, linePays, lines, scatterPays } from "@naluma/game-engines/slot/pays";
import type { SlotSymbol } from "@naluma/game-engines/slot/reels";
import { element, picture } from "../page/elements.ts";
import { formatNumber, formatPercent } from "../page/format.ts";
import type { ViewPorts } from "../page/game-view.ts";
import { pageData } from "../page/page-data.ts";
import { drawingName, translate } from "../page/translate.ts";

function symbolName(symbol: SlotSymbol): string {
  if (symbol === "W") return translate("wild");
  if (symbol === "S") return translate("scatter");
  return drawingName(symbol);
}

/** The paytable: what each symbol pays, the lines, and the return worked out from the reels. */
export function fillPaytable(body: Element, art: ViewPorts["art"]): void {
  const ladder = (times: readonly number[]) =>
    times.map((value, index) =>
      element("li", "num", `${index + 3} × `, element("b", "", formatNumber(value))),
    );
  const symbolCard = (symbol: SlotSymbol, times: readonly number[], note = "") =>
    element(
      "li",
      "pay",
      element("span", `cell small cell-${symbol}`, picture(art(symbol), 44)),
      element(
        "div",
        "",
        element("b", "", symbolName(symbol)),
        ...(note === "" ? [] : [element("p", "quiet", note)]),
        element("ul", "ladder", ...ladder(times)),
      ),
    );
  const paying: readonly (keyof typeof linePays)[] = ["H", "A", "B", "C", "D", "E", "F"];
  const share = `1/${lineCount}`;
  body.replaceChildren(
    element(
      "p",
      "",
      translate("pays_how", {
        lines: lineCount,
        share,
        wild: translate("wild"),
        scatter: translate("scatter"),
      }),
    ),
    element(
      "ul",
      "pays",
      symbolCard("W", []),
      symbolCard("S", scatterPays, translate("pays_scatter", { scatter: translate("scatter") })),
    ),
    element("h3", "", translate("pays_line")),
    element("ul", "pays", ...paying.map((symbol) => symbolCard(symbol, linePays[symbol]))),
    element("h3", "", translate("lines_title")),
    element("ul", "lines", ...lines.map(lineDrawing)),
    element("p", "quiet", translate("pays_return", { rtp: formatPercent(pageData.rtp) })),
  );
}

function lineDrawing(path: readonly number[], index: number): HTMLElement {
  const grid = element("span", "line-grid");
  for (let row = 0; row < 3; row += 1) {
    for (const crossed of path) grid.append(element("i", crossed === row ? "on" : ""));
  }
  return element("li", "", grid, element("span", "num quiet", formatNumber(index + 1)));
}
