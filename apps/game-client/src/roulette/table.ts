import { paysOn } from "@naluma/game-engines/roulette";
import { colourOf, spots, type RouletteSpot } from "@naluma/game-engines/roulette/spots";
import type { BetSpot } from "../bets/bets.ts";
import { element } from "../page/elements.ts";
import { formatHundredths, formatNumber } from "../page/format.ts";
import { translate } from "../page/translate.ts";
import { cellOf, tableSize } from "./table-layout.ts";

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moving sideways counts for more than moving straight ahead. */
const aside = 2.5;

const middleOf = (place: Element): readonly [number, number] => {
  const { left, top, width, height } = place.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Makes many buttons one Tab stop: arrow keys move to the nearest button in their direction. */
function arrowKeys(box: HTMLElement, places: readonly HTMLElement[]): void {
  const focusable = (chosen: Element | undefined): void => {
    for (const place of places) place.tabIndex = place === chosen ? 0 : -1;
  };
  focusable(places[0]);
  box.addEventListener("focusin", ({ target }) => {
    focusable(places.find((place) => place === target) ?? places[0]);
  });
  box.addEventListener("keydown", (event) => {
    const direction = directions[event.key];
    const from = places.find((place) => place === event.target);
    if (!direction || !from) return;
    event.preventDefault();
    const [dx, dy] = direction;
    const [x, y] = middleOf(from);
    const ahead = places.flatMap((place) => {
      const [placeX, placeY] = middleOf(place);
      const along = (placeX - x) * dx + (placeY - y) * dy;
      const across = Math.abs((placeX - x) * dy) + Math.abs((placeY - y) * dx);
      return along > 1 ? [{ place, distance: along + across * aside }] : [];
    });
    ahead.toSorted((one, other) => one.distance - other.distance)[0]?.place.focus();
  });
}

/** The numbers as the table writes them: `17–20`, or only the first and the last of many. */
const numbersText = ({ kind, numbers }: RouletteSpot): string => {
  const isRange = kind === "dozen" || kind === "low" || kind === "high";
  const shown = isRange ? [numbers[0] ?? 0, numbers.at(-1) ?? 0] : numbers;
  return shown.map(formatNumber).join("–");
};

/** The name of a spot: "17", "Split 17–20", "Red". */
export function spotName(spot: RouletteSpot): string {
  switch (spot.kind) {
    case "straight":
    case "low":
    case "high":
      return numbersText(spot);
    case "red":
    case "black":
    case "even":
    case "odd":
      return translate(`roulette_${spot.kind}`);
    case "column":
      return `${translate("roulette_column")} ${formatNumber(spot.numbers[0] ?? 0)}`;
    default:
      return `${translate(`roulette_${spot.kind}`)} ${numbersText(spot)}`;
  }
}

/** The text printed on the spot; spots on lines and corners stay blank. */
function textOn(spot: RouletteSpot): string {
  switch (spot.kind) {
    case "split":
    case "street":
    case "corner":
    case "line":
      return "";
    case "column":
      return `${formatHundredths(paysOn(spot))}`;
    case "dozen":
      return numbersText(spot);
    default:
      return spotName(spot);
  }
}

export interface RouletteTable {
  readonly box: HTMLElement;
  readonly spots: readonly BetSpot[];
  /** Marks the winning number; undefined removes the mark. */
  mark(number: number | undefined): void;
}

/** The table, where each spot is a button and the arrow keys move between them. */
export function drawTable(): RouletteTable {
  const drawn = spots.map((spot) => {
    const place = document.createElement("button");
    const [only = 0] = spot.numbers;
    place.className = `place ${spot.kind}`;
    if (spot.kind === "straight") place.classList.add(`is-${colourOf(only)}`);
    place.append(textOn(spot));
    const { x, y, width, height } = cellOf(spot);
    for (const [name, value, all] of [
      ["--x", x, tableSize.width],
      ["--w", width, tableSize.width],
      ["--y", y, tableSize.height],
      ["--h", height, tableSize.height],
    ] as const) {
      place.style.setProperty(name, `${((value / all) * 100).toFixed(3)}%`);
    }
    return { spot, place };
  });
  const box = element("div", "roulette-table", ...drawn.map(({ place }) => place));
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", translate("roulette_table"));
  arrowKeys(
    box,
    drawn.map(({ place }) => place),
  );
  return {
    box,
    spots: drawn.map(({ spot, place }) => ({
      name: spot.name,
      button: place,
      label: () => `${spotName(spot)} · ${formatHundredths(paysOn(spot))}`,
    })),
    mark(number) {
      for (const { spot, place } of drawn) {
        const isHit = spot.kind === "straight" && spot.numbers[0] === number;
        place.classList.toggle("came", isHit);
      }
    },
  };
}
