import { lines, resultOf } from "@naluma/game-engines/slot/pays";
import { placesPerReel, reelCount, rowCount, symbolAt } from "@naluma/game-engines/slot/reels";
import type { SlotSymbol } from "@naluma/game-engines/slot/reels";
import { createAnimations, isMotionReduced } from "../page/animations.ts";
import { element, picture } from "../page/elements.ts";
import { formatAmount } from "../page/format.ts";
import type { GameView, Round, ViewPorts } from "../page/game-view.ts";
import { isGain, minorUnits } from "../page/money.ts";
import { svg } from "../page/svg.ts";
import { translate } from "../page/translate.ts";
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

export function createSlotView({ stage, art }: ViewPorts): GameView {
  const reels = element("div", "reels");
  reels.setAttribute("aria-hidden", "true");
  const boxes = Array.from({ length: reelCount }, () => element("div", "reel"));
  const paths = svg("svg", {
    class: "paths",
    viewBox: `0 0 ${reelCount * 100} ${rowCount * 100}`,
    preserveAspectRatio: "none",
  });
  reels.append(...boxes, paths);
  stage.append(element("div", "frame", reels));

  const landings = createAnimations();

  const cell = (symbol: SlotSymbol): HTMLElement => {
    return element("div", `cell cell-${symbol}`, picture(art(symbol), 200));
  };

  const fill = (reel: number, symbols: readonly SlotSymbol[]): HTMLElement => {
    const strip = element("div", "strip", ...symbols.map(cell));
    boxes[reel]?.replaceChildren(strip);
    return strip;
  };

  const stretch = (reel: number, from: number, count: number): SlotSymbol[] =>
    Array.from({ length: count }, (_, index) => symbolAt(reel, (from + index) % placesPerReel));

  const stand = (stops: readonly number[]): void => {
    for (let reel = 0; reel < reelCount; reel += 1) {
      fill(reel, stretch(reel, stops[reel] ?? 0, rowCount));
    }
  };

  const wait = (): void => {
    mark(undefined);
    if (isMotionReduced()) return;
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
    if (isMotionReduced()) return stand(stops);
    const stopping = stops.map((stop, reel) => {
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
    await landings.play(stopping);
    landings.cancel();
    stand(stops);
  };

  const mark = (round: Round | undefined): void => {
    reels.classList.toggle("won", round !== undefined && minorUnits(round.win) > 0n);
    paths.replaceChildren();
    for (const marked of reels.querySelectorAll(".hit")) marked.classList.remove("hit");
    if (!round) return;
    const { lineWins, scatterWin } = resultOf(stopsOf(round), minorUnits(round.stake));
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
    paths.append(...["edge", "line"].map((name) => svg("polyline", { class: name, points })));
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
    skip: landings.finish,
    choice: () => "",
    lock: () => undefined,
    describe,
    fillRules: (body) => fillPaytable(body, art),
  };
}

/** Less than the stake is no win, whatever the lines did: the page has a sentence for that. */
function describe(round: Round): string | undefined {
  if (!isGain(round)) return undefined;
  const win = formatAmount(round.win);
  const { lineWins, scatters } = resultOf(stopsOf(round), minorUnits(round.stake));
  if (lineWins.length === 0) {
    return translate("won_scatter", { win, count: scatters, symbol: translate("scatter") });
  }
  const count = lineWins.length;
  const counted = count === 1 ? translate("lines_one") : translate("lines_other", { count });
  return translate("won_lines", { win, lines: counted });
}
