import { lines } from "../slot/pays.ts";
import { placesPerReel, reelCount, rowCount, symbolAt } from "../slot/reels.ts";
import type { SlotSymbol } from "../slot/reels.ts";
import type { Round } from "./provider-calls.ts";

/** Cells that pass by before a reel stands. */
const passing = 12;

/** Milliseconds: one turn of the short strip while the answer is awaited, the first stop, each one after. */
const turnTime = 620;
const firstStop = 520;
const nextStop = 170;

export interface ReelsView {
  /** Shows a window at once. */
  readonly show: (stops: readonly number[]) => void;
  /** Turns until `land`. */
  readonly turn: () => void;
  /** Resolves when all reels stand. */
  readonly land: (stops: readonly number[]) => Promise<void>;
  /** Lets the reels stand now. */
  readonly hurry: () => void;
  /** Marks what won; nothing for a round without a win. */
  readonly mark: (round: Round | undefined) => void;
}

export function createReelsView(
  { reels, paths }: { readonly reels: Element; readonly paths: Element },
  art: (symbol: SlotSymbol) => string,
): ReelsView {
  const boxes = [...reels.querySelectorAll(".reel")];
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

  const show = (stops: readonly number[]): void => {
    for (let reel = 0; reel < reelCount; reel += 1) {
      fill(reel, stretch(reel, stops[reel] ?? 0, rowCount));
    }
  };

  const turn = (): void => {
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
    if (calm.matches) return show(stops);
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
    show(stops);
  };

  const mark = (round: Round | undefined): void => {
    reels.classList.toggle("won", round !== undefined && /[1-9]/.test(round.win));
    paths.replaceChildren();
    for (const marked of reels.querySelectorAll(".hit")) marked.classList.remove("hit");
    if (!round) return;
    for (const { line, count } of round.lines) {
      const path = lines[line]?.slice(0, count) ?? [];
      path.forEach((row, reel) => at(reel, row)?.classList.add("hit"));
      drawPath(path);
    }
    if (/[1-9]/.test(round.scatterWin)) {
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
    show,
    turn,
    land,
    mark,
    hurry: () => {
      for (const landing of landings) landing.finish();
    },
  };
}
