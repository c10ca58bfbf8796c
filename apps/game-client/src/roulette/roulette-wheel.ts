import { colourOf, pockets } from "@naluma/game-engines/roulette/spots";
import { element, svg } from "../page/elements.ts";
import { formatNumber } from "../page/format.ts";

const step = 360 / pockets.length;

/** A point on a circle, measured clockwise from the top. */
const at = (radius: number, degrees: number): string => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
};

export interface RouletteWheel {
  readonly box: HTMLElement;
  /** The rotating part, with the ball's own ring above it. */
  readonly disc: HTMLElement;
  readonly ball: HTMLElement;
}

/** The angle of a number on the wheel, in degrees clockwise from the top. */
export const angleOf = (number: number): number =>
  pockets.findIndex((pocket) => pocket === number) * step;

function pocket(number: number, index: number): SVGElement {
  const middle = index * step;
  const [from, to] = [middle - step / 2, middle + step / 2];
  const shape = svg("path", {
    d: `M${at(56, from)}L${at(92, from)}A92 92 0 0 1 ${at(92, to)}L${at(56, to)}A56 56 0 0 0 ${at(56, from)}Z`,
  });
  const label = svg(
    "text",
    { transform: `rotate(${middle}) translate(0 -81)`, "text-anchor": "middle" },
    formatNumber(number),
  );
  return svg("g", { class: `pocket is-${colourOf(number)}` }, shape, label);
}

export function drawRouletteWheel(): RouletteWheel {
  const face = svg(
    "svg",
    { viewBox: "-100 -100 200 200" },
    svg("circle", { class: "rim", r: 98.5 }),
    svg("circle", { class: "bed", r: 95 }),
    ...pockets.map(pocket),
    svg("circle", { class: "bowl", r: 56 }),
    svg("circle", { class: "ring", r: 40 }),
    ...[0, 90, 180, 270].map((turn) =>
      svg("path", {
        class: "arm",
        d: "M-3 -6L-2 -34A3 3 0 0 1 2 -34L3 -6Z",
        transform: `rotate(${turn})`,
      }),
    ),
    svg("circle", { class: "hub", r: 9 }),
  );
  const disc = element("div", "roulette-disc", face);
  const ball = element(
    "div",
    "roulette-ball",
    svg("svg", { viewBox: "-100 -100 200 200" }, svg("circle", { cx: 0, cy: -63, r: 4.4 })),
  );
  const box = element("div", "roulette-wheel", disc, ball);
  box.setAttribute("aria-hidden", "true");
  return { box, disc, ball };
}
