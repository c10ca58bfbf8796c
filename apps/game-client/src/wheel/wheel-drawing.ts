import { litTimes, places, wheelNumbers } from "@naluma/game-engines/wheel";
import type { WheelNumber } from "@naluma/game-engines/wheel";
import { element, picture, svg } from "../page/elements.ts";
import { formatNumber } from "../page/format.ts";
import { translate } from "../page/translate.ts";

export interface WheelDrawing {
  readonly box: HTMLElement;
  readonly disc: HTMLElement;
  light(lit: WheelNumber | undefined): void;
  /** Moves the light from number to number until it rests after this many ms. It is the light that `light` sets. */
  search(lit: WheelNumber | undefined, duration: number): readonly Animation[];
  mark(place: number, isWon: boolean): void;
  clear(): void;
}

const step = 360 / places.length;

/** A point on a circle, measured clockwise from the top. */
const at = (radius: number, degrees: number): string => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
};

const outer = 92;
const inner = 36;

function segment(value: WheelNumber, place: number): SVGElement {
  const middle = place * step;
  const [from, to] = [middle - step / 2, middle + step / 2];
  const shape = svg("path", {
    d: `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`,
  });
  const label = svg(
    "text",
    { transform: `rotate(${middle}) translate(0 -84)`, "text-anchor": "middle" },
    formatNumber(value),
  );
  const peg = svg("circle", { class: "peg", cx: 0, cy: -outer - 2.6, r: 1.1 });
  peg.setAttribute("transform", `rotate(${to})`);
  return svg("g", { class: `place n-${value}` }, shape, label, peg);
}

/** The wheel: its disc with the numbers, the hero of the game in the centre, the pointer and the light. */
export function drawWheel(hero: string): WheelDrawing {
  const segments = places.map(segment);
  const face = svg(
    "svg",
    { viewBox: "-100 -100 200 200" },
    svg("circle", { class: "rim", r: 98.5 }),
    svg("circle", { class: "bed", r: 96.2 }),
    ...segments,
    svg("circle", { class: "ring", r: inner }),
  );
  const disc = element("div", "wheel-disc", face);
  const pointer = svg(
    "svg",
    { class: "wheel-pointer", viewBox: "-12 -12 24 42" },
    svg("path", { d: "M-9 0a9 9 0 0 1 18 0c0 7-9 28-9 28s-9-21-9-28Z" }),
    svg("circle", { cx: 0, cy: 0, r: 3.4 }),
  );
  const sign = element("p", "wheel-light");
  const hub = element("div", "wheel-hub", picture(hero, 120));
  const box = element("div", "wheel", element("div", "wheel-bed", disc), hub, sign, pointer);
  box.setAttribute("aria-hidden", "true");

  const light = (lit: WheelNumber | undefined): void => {
    places.forEach((value, place) => segments[place]?.classList.toggle("lit", value === lit));
    box.classList.toggle("has-light", lit !== undefined);
    sign.hidden = lit === undefined;
    if (lit === undefined) return;
    const number = formatNumber(lit);
    const times = formatNumber(litTimes);
    sign.replaceChildren(
      element("b", "num", `${number} × ${times}`),
      element("small", "", translate("wheel_lit_now", { number, times })),
    );
  };

  return {
    box,
    disc,
    light,
    search(lit, duration) {
      // Steps through the numbers. An animation without keyframes serves as a clock that can be skipped.
      const clock = (delay: number, done: () => void): Animation => {
        const ticking = sign.animate(null, { duration: delay });
        void ticking.finished.then(done, () => undefined);
        return ticking;
      };
      const beats = wheelNumbers.map((value, index) =>
        clock(((index + 1) * duration) / (wheelNumbers.length + 1), () => light(value)),
      );
      return [...beats, clock(duration, () => light(lit))];
    },
    mark(place, isWon) {
      box.classList.add("stands");
      box.classList.toggle("won", isWon);
      segments[place]?.classList.add("hit");
    },
    clear() {
      light(undefined);
      box.classList.remove("stands", "won");
      for (const marked of segments) marked.classList.remove("hit");
    },
  };
}
