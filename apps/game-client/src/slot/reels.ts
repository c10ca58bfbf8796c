import { columnAt } from "@naluma/game-engines/slot/family";
import type { Place, SlotFamily, SlotStep } from "@naluma/game-engines/slot/family";
import type { SlotSymbol } from "@naluma/game-engines/slot/reels";
import { isMotionReduced } from "../page/animations.ts";
import type { Animations } from "../page/animations.ts";
import { element, picture, svg } from "../page/elements.ts";
import type { ViewPorts } from "../page/game-view.ts";
import { paced } from "../page/pace.ts";
import { playSound } from "../page/sound.ts";

/** The number of cells that pass before a reel stops. */
const passing = 12;

/** In milliseconds: one turn of the short strip while waiting for the response, the first stop, and each later stop. */
const turnTime = 620;
const firstStop = 520;
const nextStop = 170;

/** In milliseconds: how long winning symbols take to disappear, and the others to fall. */
const goneTime = 260;
const fallTime = 340;

/** The moving columns of symbols. They do not know which steps a round has. */
export interface Reels {
  readonly root: HTMLElement;
  stand(window: SlotStep["window"]): void;
  spin(): void;
  /** `share` is the fraction of the usual time; free games take less. */
  land(window: SlotStep["window"], share: number): Promise<void>;
  /** Removes the symbols at these places and lets the next window fall in from above. */
  fall(gone: readonly Place[], window: SlotStep["window"]): Promise<void>;
  mark(step: SlotStep | undefined): void;
}

export function createReels(
  { strips, rows }: SlotFamily,
  art: ViewPorts["art"],
  animations: Animations,
): Reels {
  const root = element("div", "reels");
  root.setAttribute("aria-hidden", "true");
  const boxes = strips.map(() => element("div", "reel"));
  const paths = svg("svg", {
    class: "paths",
    viewBox: `0 0 ${strips.length * 100} ${rows * 100}`,
    preserveAspectRatio: "none",
  });
  root.append(...boxes, paths);

  const cell = (symbol: SlotSymbol): HTMLElement =>
    element("div", `cell cell-${symbol}`, picture(art(symbol), 200));

  const fill = (reel: number, symbols: readonly SlotSymbol[]): HTMLElement => {
    const strip = element("div", "strip", ...symbols.map(cell));
    boxes[reel]?.replaceChildren(strip);
    return strip;
  };

  const cellAt = ([column, row]: Place): HTMLElement | undefined =>
    boxes[column]?.querySelectorAll<HTMLElement>(".cell")[row];

  const stand = (window: SlotStep["window"]): void => {
    for (const [reel, column] of window.entries()) fill(reel, column);
  };

  const mark = (step: SlotStep | undefined): void => {
    const wins = step?.wins ?? [];
    root.classList.toggle("won", wins.length > 0);
    paths.replaceChildren();
    for (const marked of root.querySelectorAll(".hit")) marked.classList.remove("hit");
    for (const reel of step?.expanded ?? []) boxes[reel]?.classList.add("wide");
    if (!step) for (const box of boxes) box.classList.remove("wide");
    for (const { places, path } of wins) {
      for (const place of places) cellAt(place)?.classList.add("hit");
      if (!path) continue;
      const points = path.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(" ");
      paths.append(...["edge", "line"].map((name) => svg("polyline", { class: name, points })));
    }
  };

  return {
    root,
    stand,
    mark,
    spin() {
      mark(undefined);
      if (isMotionReduced()) return;
      for (const [reel, strip] of strips.entries()) {
        const some = columnAt(strip, reel * 5, passing - rows);
        const moving = fill(reel, [...some, ...columnAt(strip, reel * 5, rows)]);
        const share = (some.length / (some.length + rows)) * 100;
        moving.animate(
          { transform: [`translateY(-${share}%)`, "translateY(0)"] },
          { duration: turnTime, iterations: Infinity },
        );
      }
    },
    async land(window, share) {
      mark(undefined);
      const stopping = window.map((column, reel) => {
        const moving = fill(reel, [...column, ...columnAt(strips[reel] ?? [], reel * 7, passing)]);
        const above = (passing / (passing + rows)) * 100;
        const stopping = moving.animate(
          { transform: [`translateY(-${above}%)`, "translateY(0)"] },
          {
            duration: (firstStop + reel * nextStop) * share,
            easing: "cubic-bezier(.16,.84,.3,1.02)",
          },
        );
        stopping.addEventListener("finish", () => playSound("stop"));
        return stopping;
      });
      await animations.play(stopping);
      animations.cancel();
      stand(window);
    },
    async fall(gone, window) {
      const leaving = gone.flatMap(
        (place) =>
          cellAt(place)?.animate(
            { transform: ["scale(1)", "scale(0)"], opacity: [1, 0] },
            { duration: paced(goneTime), fill: "forwards" },
          ) ?? [],
      );
      await animations.play(leaving);
      animations.cancel();
      mark(undefined);
      const missing = window.map(
        (_column, at) =>
          new Set(gone.flatMap(([column, row]) => (column === at ? [row] : []))).size,
      );
      stand(window);
      const falling = missing.flatMap((count, reel) =>
        count === 0
          ? []
          : Array.from(boxes[reel]?.querySelectorAll<HTMLElement>(".cell") ?? [], (one) =>
              one.animate(
                { transform: [`translateY(-${count * 100}%)`, "translateY(0)"] },
                { duration: paced(fallTime), easing: "cubic-bezier(.3,.1,.4,1)" },
              ),
            ),
      );
      await animations.play(falling);
      animations.cancel();
    },
  };
}
