import type { Goal } from "@naluma/game-engines/match";
import { element, picture, svg } from "../page/elements.ts";

/** A position on the pitch: hundredths of its length from the home goal, sixtieths of its width from the top. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

const pitchLength = 100;
const pitchWidth = 60;
const middle: Spot = { x: pitchLength / 2, y: pitchWidth / 2 };

/** In minutes: the interval between two passes, and how long the ball rests around a goal. */
const passing = 4;
const aroundGoal = 3;

/** The positions of the home side; the away side mirrors them from its own goal. */
const formation: readonly Spot[] = [
  { x: 5, y: 30 },
  { x: 24, y: 15 },
  { x: 24, y: 45 },
  { x: 40, y: 30 },
  { x: 47, y: 14 },
  { x: 47, y: 46 },
];

export interface Pitch {
  readonly box: HTMLElement;
  wear(home: string, away: string): void;
  /** Places all players and the ball for this minute, which may be fractional. */
  stand(minute: number, goals: readonly Goal[], nonce: number): void;
}

/**
 * A number from 0 to 1 that is always the same for the same arguments. The wandering is decoration and decides nothing.
 */
const scattered = (nonce: number, index: number): number => {
  const wave = Math.sin(nonce * 12.9898 + index * 78.233) * 43_758.5453;
  return wave - Math.floor(wave);
};

interface Pass extends Spot {
  readonly minute: number;
}

/** The path of the ball: it wanders, and is in the net when a goal is scored. */
function passesOf(goals: readonly Goal[], nonce: number): readonly Pass[] {
  const isQuiet = (minute: number) =>
    goals.every((goal) => Math.abs(goal.minute - minute) > aroundGoal);
  const wandering = Array.from({ length: Math.floor(90 / passing) }, (_, index) => ({
    minute: (index + 1) * passing,
    x: 22 + scattered(nonce, index) * 56,
    y: 8 + scattered(nonce, index + 40) * 44,
  })).filter(({ minute }) => isQuiet(minute));
  const scored = goals.flatMap(({ side, minute }) => [
    { minute, x: side === "home" ? 98.5 : 1.5, y: 27 + scattered(nonce, minute) * 6 },
    { minute: minute + 1.2, ...middle },
  ]);
  return [{ minute: 0, ...middle }, ...wandering, ...scored].toSorted(
    (one, other) => one.minute - other.minute,
  );
}

function ballAt(minute: number, passes: readonly Pass[]): Spot {
  const next = passes.findIndex((pass) => pass.minute > minute);
  const to = passes[next] ?? passes.at(-1) ?? { minute: 0, ...middle };
  const from = passes[next - 1] ?? to;
  const share = to === from ? 1 : (minute - from.minute) / (to.minute - from.minute);
  const eased = share * share * (3 - 2 * share);
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
}

function grass(): SVGElement {
  const stripes = Array.from({ length: 5 }, (_, index) =>
    svg("rect", { class: "stripe", x: index * 20, y: 0, width: 10, height: pitchWidth }),
  );
  return svg(
    "svg",
    { viewBox: `0 0 ${pitchLength} ${pitchWidth}` },
    svg("rect", { class: "grass", width: pitchLength, height: pitchWidth }),
    ...stripes,
    svg("path", {
      class: "chalk",
      d: "M2 2H98V58H2ZM50 2V58M2 15H17V45H2M98 15H83V45H98M2 23H8V37H2M98 23H92V37H98",
    }),
    svg("circle", { class: "chalk", cx: 50, cy: 30, r: 9 }),
    svg("path", { class: "net", d: "M2 25H0V35H2M98 25H100V35H98" }),
  );
}

export function drawPitch(): Pitch {
  const ball = element("i", "football");
  const side = (name: "home" | "away") =>
    formation.map((spot) => {
      const shirt = picture("", 32);
      const player = element("i", `player ${name}`, shirt);
      const base = name === "home" ? spot : { x: pitchLength - spot.x, y: pitchWidth - spot.y };
      return { name, player, shirt, base, isKeeper: spot === formation[0] };
    });
  const players = [...side("home"), ...side("away")];
  const box = element("div", "pitch", grass(), ...players.map(({ player }) => player), ball);
  box.setAttribute("aria-hidden", "true");

  const place = (mark: HTMLElement, { x, y }: Spot): void => {
    mark.style.left = `${x.toFixed(2)}%`;
    mark.style.top = `${((y / pitchWidth) * 100).toFixed(2)}%`;
  };

  return {
    box,
    wear(home, away) {
      for (const { name, shirt } of players) shirt.src = name === "home" ? home : away;
    },
    stand(minute, goals, nonce) {
      const spot = ballAt(minute, passesOf(goals, nonce));
      place(ball, spot);
      for (const { player, base, isKeeper } of players) {
        const [along, across] = isKeeper ? [0, 0.22] : [0.34, 0.3];
        place(player, {
          x: base.x + (spot.x - middle.x) * along,
          y: base.y + (spot.y - middle.y) * across,
        });
      }
    },
  };
}
