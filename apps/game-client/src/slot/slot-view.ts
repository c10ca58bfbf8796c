import { lines, resultOf } from "@naluma/game-engines/slot/pays";
import { placesPerReel, reelCount, rowCount, symbolAt } from "@naluma/game-engines/slot/reels";
import type { SlotSymbol } from "@naluma/game-engines/slot/reels";
import { element } from "../page/elements.ts";
import type { EngineView, Round, ViewPorts } from "../page/game-view.ts";
import { amount, isGain, minor, say } from "../page/page-words.ts";
import { fillPaytable } from "./paytable.ts";

/** Cells that pass by before a reel stands. */
const passing = 12;

/** Milliseconds: one turn of the short strip while the answer is awaited, the first stop, each one after. */
const turnTime = 620;
const firstStop = 520;
const nextStop = 170;

/** Before the first round: something to look at that promises nothing. */
const restingStops = [0, 2, 12, 25, 7];

const stopsOf = (round: Round): readonly number[] =>
  Array.isArray(round.shown) ? round.shown.map(Number) : restingStops;

export function createSlotView({ stage, art }: ViewPorts): EngineView {
  const reels = element("div", "reels");
  reels.setAttribute("aria-hidden", "true");
  const boxes = Array.from({ length: reelCount }, () => element("div", "reel"));
  const paths = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  paths.setAttribute("class", "paths");
  paths.setAttribute("viewBox", `0 0 ${reelCount * 100} ${rowCount * 100}`);
  paths.setAttribute("preserveAspectRatio", "none");
  reels.append(...boxes, paths);
  stage.append(element("div", "cabinet", reels));

  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let landings: Animation[] = [];

  const cell = (symbol: SlotSymbol): HTMLElement => {
    const box = document.createElement("div");
    box.className = `cell cell-${symbol}`;
    const picture = new Image();
    picture.alt = "";
    picture.src = art(symbol);
    picture.decoding = "async";
    picture.draggable = false;
    box.append(picture);
    return box;
  };

  const fill = (reel: number, symbols: readonly SlotSymbol[]): HTMLElement => {
    const strip = document.createElement("div");
    strip.className = "strip";
    strip.append(...symbols.map(cell));
    boxes[reel]?.replaceChildren(strip);
    return strip;
  };

  const stretch = (reel: number, from: number, count: number): SlotSymbol[] =>
    Array.from({ length: count }, (_, place) => symbolAt(reel, (from + place) % placesPerReel));

  const stand = (stops: readonly number[]): void => {
    for (let reel = 0; reel < reelCount; reel += 1) {
      fill(reel, stretch(reel, stops[reel] ?? 0, rowCount));
    }
  };

  const wait = (): void => {
    mark(undefined);
    if (calm.matches) return;
    for (let reel = 0; reel < reelCount; reel += 1) {
      const some = stretch(reel, reel * 5, passing - rowCount);
      const strip = fill(reel, [...some, ...some.slice(0, rowCount)]);
      const share = (some.length / (some.length + rowCount)) * 100;
      strip.animate(
        { transform: [`translateY(-${share}%)`, "translateY(0)"] },
        { duration: turnTime, iterations: Infinity },
      );
    }
  };

  const land = async (stops: readonly number[]): Promise<void> => {
    if (calm.matches) return stand(stops);
    landings = stops.map((stop, reel) => {
      const strip = fill(reel, stretch(reel, stop, rowCount + passing));
      const share = (passing / (passing + rowCount)) * 100;
      return strip.animate(
        { transform: [`translateY(-${share}%)`, "translateY(0)"] },
        {
          duration: firstStop + reel * nextStop,
          easing: "cubic-bezier(.16,.84,.3,1.02)",
        },
      );
    });
    await Promise.allSettled(landings.map((landing) => landing.finished));
    landings = [];
    stand(stops);
  };

  const mark = (round: Round | undefined): void => {
    reels.classList.toggle("won", round !== undefined && minor(round.win) > 0n);
    paths.replaceChildren();
    for (const marked of reels.querySelectorAll(".hit")) marked.classList.remove("hit");
    if (!round) return;
    const { lineWins, scatterWin } = resultOf(stopsOf(round), minor(round.stake));
    for (const { line, count } of lineWins) {
      const path = lines[line]?.slice(0, count) ?? [];
      path.forEach((row, reel) => at(reel, row)?.classList.add("hit"));
      drawPath(path);
    }
    if (scatterWin > 0n) {
      for (const scatter of reels.querySelectorAll(".cell-S")) scatter.classList.add("hit");
    }
  };

  const at = (reel: number, row: number): Element | undefined =>
    boxes[reel]?.querySelectorAll(".cell")[row];

  const drawPath = (path: readonly number[]): void => {
    const points = path.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(" ");
    for (const className of ["edge", "line"]) {
      const line = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
      line.setAttribute("class", className);
      line.setAttribute("points", points);
      paths.append(line);
    }
  };

  return {
    show(round) {
      stand(round ? stopsOf(round) : restingStops);
      mark(round);
    },
    wait,
    async play(round) {
      await land(stopsOf(round));
      mark(round);
    },
    hurry() {
      for (const landing of landings) landing.finish();
    },
    choice: () => "",
    lock: () => undefined,
    told,
    fillRules: (body) => fillPaytable(body, art),
  };
}

/** Less than the stake is no win, whatever the lines did: the page has a sentence for that. */
function told(round: Round): string | undefined {
  if (!isGain(round)) return undefined;
  const win = amount(round.win);
  const { lineWins, scatters } = resultOf(stopsOf(round), minor(round.stake));
  if (lineWins.length === 0) {
    return say("won_scatter", { win, count: scatters, symbol: say("scatter") });
  }
  const count = lineWins.length;
  const counted = count === 1 ? say("lines_one") : say("lines_other", { count });
  return say("won_lines", { win, lines: counted });
}
