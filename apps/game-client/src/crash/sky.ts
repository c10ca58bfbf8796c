import { ground, multiplierAt, reachedAt } from "@naluma/game-engines/crash/curve";
import { element, picture, svg } from "../page/elements.ts";
import { formatMultiplier } from "../page/format.ts";

/** The shortest time (ms) and the lowest multiplier (hundredths) that the field spans. */
const shortestSpan = 9_000;
const lowestTop = 180;

/** Margins around the flight, in px, for the scale, the hill and the hero. */
const room = { left: 58, right: 74, top: 84, bottom: 46 };

/** Below this field height, in px, everything but the hero is drawn smaller. */
const lowField = 340;

const starCount = 46;

/** Redrawn on every frame: the position of the flight, and how it ended. */
export interface Flight {
  /** Milliseconds since the flight began. */
  readonly elapsed: number;
  readonly end: "none" | "cashed" | "crashed";
}

export interface Sky {
  draw(flight: Flight): void;
  /** Animates the hero out of the field: upwards after a cash-out, down after a crash. */
  leave(end: "cashed" | "crashed"): readonly Animation[];
}

export function createSky(field: HTMLElement, heroArt: string): Sky {
  const sky = svg("svg", { class: "sky", "aria-hidden": "true" });
  const stars = Array.from({ length: starCount }, (_, index) =>
    svg("path", {
      class: "star",
      d: index % 5 === 0 ? "M0-4L1 0L0 4L-1 0ZM-4 0L0 1L4 0L0-1Z" : "M0-1.6L1.6 0L0 1.6L-1.6 0Z",
    }),
  );
  const scale = svg("g", { class: "scale" });
  const moon = svg("g", { class: "moon" }, ...[190, 132, 76].map((r) => svg("circle", { r })));
  const hills = [svg("path", { class: "hill far" }), svg("path", { class: "hill" })];
  const area = svg("path", { class: "area" });
  const curve = svg("path", { class: "curve" });
  const burst = svg("path", { class: "burst" });
  sky.append(moon, ...stars, scale, ...hills, area, curve, burst);

  const hero = picture(heroArt, 200);
  hero.className = "hero";
  const carrier = element("div", "carrier", hero);
  field.append(sky, carrier);

  let last: Flight = { elapsed: 0, end: "none" };
  let tip = { x: 0, y: 0 };
  const size = () => ({ width: field.clientWidth, height: field.clientHeight });

  const draw = (flight: Flight): void => {
    last = flight;
    const { width, height } = size();
    if (width === 0) return;
    const { elapsed } = flight;
    // The curve itself is smooth; only the displayed number moves in hundredths.
    const multiplier = ground * Math.exp((elapsed * Math.log(2)) / reachedAt(2 * ground));
    const span = Math.max(shortestSpan, elapsed * 1.06);
    const top = Math.max(lowestTop, ground + (multiplier - ground) * 1.12);
    const share = Math.min(1, height / lowField);
    const bottom = height - room.bottom * share;
    const x = (time: number) => room.left + (time / span) * (width - room.left - room.right);
    const y = (at: number) =>
      bottom - ((at - ground) / (top - ground)) * (bottom - room.top * share);

    sky.setAttribute("viewBox", `0 0 ${width} ${height}`);
    sky.setAttribute("class", `sky ${flight.end}`);
    moon.setAttribute(
      "transform",
      `translate(${width * 0.76 - Math.min(60, elapsed / 400)} ${height * 0.36 + Math.min(70, elapsed / 300)})`,
    );
    drawStars(stars, elapsed, width, height);
    drawHills(hills, elapsed, width, height);
    drawScale(scale, top, y, width);

    const steps = 48;
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const time = (elapsed * step) / steps;
      const at = ground * Math.exp((time * Math.log(2)) / reachedAt(2 * ground));
      return `${x(time).toFixed(1)} ${y(at).toFixed(1)}`;
    });
    tip = { x: x(elapsed), y: y(multiplier) };
    const line = `M${points.join("L")}`;
    curve.setAttribute("d", line);
    area.setAttribute("d", `${line}L${tip.x.toFixed(1)} ${height}L${room.left} ${height}Z`);
    burst.setAttribute("d", flight.end === "crashed" ? burstAt(tip.x, tip.y) : "");

    const slope = elapsed === 0 ? 0 : Math.atan2(y(ground) - tip.y, tip.x - room.left);
    const sway = flight.end === "none" ? Math.sin(elapsed / 260) * 2 : 0;
    carrier.style.transform = `translate(${tip.x.toFixed(1)}px, ${tip.y.toFixed(1)}px) rotate(${(sway - (slope * 180) / Math.PI / 3).toFixed(2)}deg)`;
    carrier.classList.toggle("gone", flight.end !== "none");
  };

  const leave = (end: "cashed" | "crashed"): readonly Animation[] => {
    const away =
      end === "cashed"
        ? [
            { transform: "none", opacity: 1 },
            { transform: "translate(60px, -60px)", opacity: 1, offset: 0.4 },
            { transform: `translate(${size().width}px, ${-size().height}px)`, opacity: 1 },
          ]
        : [
            { transform: "none", opacity: 1 },
            { transform: "translate(14px, -26px) rotate(40deg)", opacity: 1, offset: 0.25 },
            { transform: `translate(46px, ${size().height - tip.y}px) rotate(200deg)`, opacity: 0 },
          ];
    const gone = hero.animate(away, { duration: 900, easing: "cubic-bezier(.4,.1,.8,.6)" });
    if (end === "cashed") return [gone];
    const flash = { transform: ["scale(.2)", "scale(1)"], opacity: [1, 1] };
    burst.style.transformOrigin = `${tip.x}px ${tip.y}px`;
    return [gone, burst.animate(flash, { duration: 240, easing: "ease-out" })];
  };

  new ResizeObserver(() => draw(last)).observe(field);
  return { draw, leave };
}

/** Stars pass by more slowly than the hero flies, the small ones slowest, and then wrap around. */
function drawStars(
  stars: readonly SVGElement[],
  elapsed: number,
  width: number,
  height: number,
): void {
  stars.forEach((star, index) => {
    const depth = index % 5 === 0 ? 0.022 : 0.011;
    const x = wrapped(scattered(index, 12.9898) * width - elapsed * depth, width);
    const y = wrapped(scattered(index, 78.233) * height + elapsed * depth * 0.6, height);
    star.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
  });
}

/** A pseudo-random number from 0 to 1, always the same for the same index. */
const scattered = (index: number, spread: number): number =>
  wrapped(Math.sin((index + 1) * spread) * 43_758.5453, 1);

const wrapped = (value: number, length: number): number => ((value % length) + length) % length;

function drawHills(
  hills: readonly SVGElement[],
  elapsed: number,
  width: number,
  height: number,
): void {
  hills.forEach((hill, index) => {
    const isFar = index === 0;
    const share = Math.min(1, height / lowField);
    const sunk = Math.min(1, elapsed / (isFar ? 9_000 : 5_000)) * 130;
    const top = height - (isFar ? 96 : 58) * share + sunk;
    const rise = (isFar ? -34 : 26) * share;
    const fall = (isFar ? 38 : -30) * share;
    const d =
      `M0 ${top + rise}C${width * 0.2} ${top - rise} ${width * 0.32} ${top - rise * 1.4} ${width * 0.5} ${top}` +
      `S${width * 0.82} ${top + fall} ${width} ${top - fall}V${height + 240}H0Z`;
    hill.setAttribute("d", d);
  });
}

/** Draws lines at round multipliers, five at most. */
function drawScale(
  scale: SVGElement,
  top: number,
  y: (multiplier: number) => number,
  width: number,
): void {
  const step = stepFor((top - ground) / 5);
  const wanted: number[] = [];
  for (let at = (Math.floor(ground / step) + 1) * step; at < top; at += step) wanted.push(at);
  const known = [...scale.children].map((line) => line.getAttribute("data-at"));
  if (wanted.join() !== known.join()) {
    scale.replaceChildren(
      ...wanted.map((at) => {
        const line = svg("path", { d: `M12 0H${width - 12}` });
        const label = svg("text", { x: 12, y: -6 }, formatMultiplier(at));
        return svg("g", { "data-at": at }, line, label);
      }),
    );
  }
  wanted.forEach((at, index) =>
    scale.children[index]?.setAttribute("transform", `translate(0 ${y(at).toFixed(1)})`),
  );
}

/** The smallest of 10, 20, 50, 100, 200 … that is at least `min`. */
function stepFor(min: number): number {
  for (let power = 10; ; power *= 10) {
    const found = [power, 2 * power, 5 * power].find((step) => step >= min);
    if (found !== undefined) return found;
  }
}

function burstAt(x: number, y: number): string {
  const points = Array.from({ length: 18 }, (_, index) => {
    const radius = index % 2 === 0 ? 46 : 22;
    const angle = (index * Math.PI) / 9;
    return `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The multiplier that the page shows after this time. */
export const shownMultiplier = (elapsed: number, max: number): number =>
  Math.min(max, multiplierAt(elapsed));
