import { lineCount, linePays, lines, scatterPays } from "@naluma/game-engines/slot/pays";
import type { SlotSymbol } from "@naluma/game-engines/slot/reels";
import { element } from "../page/elements.ts";
import type { ViewPorts } from "../page/game-view.ts";
import { nameOf, number, page, percent, say } from "../page/page-words.ts";

function symbolName(symbol: SlotSymbol): string {
  if (symbol === "W") return say("wild");
  if (symbol === "S") return say("scatter");
  return nameOf(symbol);
}

function picture(symbol: SlotSymbol, art: ViewPorts["art"]): HTMLElement {
  const image = new Image(44, 44);
  image.alt = "";
  image.src = art(symbol);
  return element("span", `cell small cell-${symbol}`, image);
}

/** The paytable: what each symbol pays, the lines, and the return worked out from the reels. */
export function fillPaytable(body: Element, art: ViewPorts["art"]): void {
  const ladder = (times: readonly number[]) =>
    times.map((value, index) =>
      element("li", "num", `${index + 3} × `, element("b", "", number(value))),
    );
  const symbolCard = (symbol: SlotSymbol, times: readonly number[], note = "") =>
    element(
      "li",
      "pay",
      picture(symbol, art),
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
      say("pays_how", { lines: lineCount, share, wild: say("wild"), scatter: say("scatter") }),
    ),
    element(
      "ul",
      "pays",
      symbolCard("W", []),
      symbolCard("S", scatterPays, say("pays_scatter", { scatter: say("scatter") })),
    ),
    element("h3", "", say("pays_line")),
    element("ul", "pays", ...paying.map((symbol) => symbolCard(symbol, linePays[symbol]))),
    element("h3", "", say("lines_title")),
    element("ul", "lines", ...lines.map(lineDrawing)),
    element("p", "quiet", say("pays_return", { rtp: percent(page.rtp) })),
  );
}

function lineDrawing(path: readonly number[], index: number): HTMLElement {
  const grid = element("span", "line-grid");
  for (let row = 0; row < 3; row += 1) {
    for (const crossed of path) grid.append(element("i", crossed === row ? "on" : ""));
  }
  return element("li", "", grid, element("span", "num quiet", number(index + 1)));
}
