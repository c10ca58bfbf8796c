import { valueOf } from "@naluma/game-engines/blackjack/cards";
import type { Card } from "@naluma/game-engines/blackjack/cards";
import { element, svg } from "../page/elements.ts";
import type { ViewPorts } from "../page/game-view.ts";
import { translate } from "../page/translate.ts";
import { cardName } from "./card-name.ts";

/** Suits centred on the origin, 20 units wide. */
const suitPaths: Readonly<Record<string, string>> = {
  S: "M0-9C3-4.6 8.6-1.8 8.6 2.4C8.6 6.4 3.6 7 1.2 3.8C1.4 6 2.2 7.8 3.4 9H-3.4C-2.2 7.8-1.4 6-1.2 3.8C-3.6 7-8.6 6.4-8.6 2.4C-8.6-1.8-3-4.6 0-9Z",
  H: "M0 8.5C-9 1.5-9.4-4.6-5.6-7C-3-8.6-.9-7.2 0-4.8C.9-7.2 3-8.6 5.6-7C9.4-4.6 9 1.5 0 8.5Z",
  D: "M0-9C2-5.4 4.2-2.4 6.6 0C4.2 2.4 2 5.4 0 9C-2 5.4-4.2 2.4-6.6 0C-4.2-2.4-2-5.4 0-9Z",
  C: "M-4-5A4 4 0 1 1 4-5A4 4 0 0 1 2.6-2A4 4 0 1 1 1.2 3.6C1.4 6 2.2 7.8 3.4 9H-3.4C-2.2 7.8-1.4 6-1.2 3.6A4 4 0 1 1-2.6-2A4 4 0 0 1-4-5Z",
};

/** The rows of the pips on a card of 100 × 140; the lower half of a card is rotated. */
const rows = { top: 32, upper: 51, third: 57, middle: 70, mouth: 44 } as const;
const outer = [34, 66] as const;

const pair = (y: number): readonly (readonly [number, number])[] => outer.map((x) => [x, y]);
const single = (y: number): readonly (readonly [number, number])[] => [[50, y]];
const mirrored = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]): readonly [number, number] => [x, 140 - y]);

const bothHalves = (points: readonly (readonly [number, number])[]) => [
  ...points,
  ...mirrored(points),
];

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: bothHalves(single(rows.top)),
  3: [...bothHalves(single(rows.top)), ...single(rows.middle)],
  4: bothHalves(pair(rows.top)),
  5: [...bothHalves(pair(rows.top)), ...single(rows.middle)],
  6: [...bothHalves(pair(rows.top)), ...pair(rows.middle)],
  7: [...bothHalves(pair(rows.top)), ...pair(rows.middle), ...single(rows.upper)],
  8: [...bothHalves([...pair(rows.top), ...single(rows.upper)]), ...pair(rows.middle)],
  9: [...bothHalves([...pair(rows.top), ...pair(rows.third)]), ...single(rows.middle)],
  10: bothHalves([...pair(rows.top), ...pair(rows.third), ...single(rows.mouth)]),
};

/** Court cards use the game's own drawings; the hero of the game is the king. */
const courts: Readonly<Record<string, "H" | "A" | "B">> = { K: "H", Q: "A", J: "B" };

const suitAt = (suit: string, x: number, y: number, size: number): SVGElement =>
  svg("path", {
    d: suitPaths[suit] ?? "",
    transform: `translate(${x} ${y}) scale(${y > 70 ? -size : size})`,
  });

function corner(card: Card, isLower: boolean): SVGElement {
  const rank = card.startsWith("T") ? "10" : card.slice(0, 1);
  const group = svg("g", isLower ? { transform: "rotate(180 50 70)" } : {});
  const text = svg("text", { x: 14, y: 26, class: rank === "10" ? "rank narrow" : "rank" });
  text.textContent = rank;
  group.append(text, suitAt(card.slice(1), 14, 40, 0.72));
  return group;
}

function face(card: Card, art: ViewPorts["art"]): SVGElement {
  const suit = card.slice(1);
  const isRed = suit === "H" || suit === "D";
  const drawn = svg("svg", {
    class: `face ${isRed ? "red" : "black"}`,
    viewBox: "0 0 100 140",
    "aria-hidden": "true",
  });
  drawn.append(svg("rect", { width: 100, height: 140, rx: 9, class: "paper" }));
  const court = courts[card.slice(0, 1)];
  if (court !== undefined) {
    drawn.append(
      svg("rect", { x: 25, y: 20, width: 50, height: 100, rx: 6, class: "court" }),
      svg("image", { href: art(court), x: 19, y: 39, width: 62, height: 62 }),
      suitAt(suit, 36, 31, 0.56),
      suitAt(suit, 64, 109, 0.56),
    );
  } else if (card.startsWith("A")) {
    drawn.append(
      svg("circle", { cx: 50, cy: 70, r: 31, class: "ring" }),
      suitAt(suit, 50, 70, 2.1),
    );
  } else {
    drawn.append(...(pips[valueOf(card)] ?? []).map(([x, y]) => suitAt(suit, x, y, 0.98)));
  }
  drawn.append(corner(card, false), corner(card, true));
  return drawn;
}

function back(art: ViewPorts["art"]): SVGElement {
  const drawn = svg("svg", { class: "back", viewBox: "0 0 100 140", "aria-hidden": "true" });
  const lattice = Array.from({ length: 13 }, (_, step) => {
    const at = step * 20 - 70;
    return `M${at} 7l126 126M${at + 44} 7l-126 126`;
  }).join("");
  const window = svg("svg", { x: 7, y: 7, width: 86, height: 126, viewBox: "7 7 86 126" });
  window.append(svg("path", { d: lattice, class: "lattice" }));
  drawn.append(
    svg("rect", { width: 100, height: 140, rx: 9, class: "paper" }),
    svg("rect", { x: 6, y: 6, width: 88, height: 128, rx: 6, class: "ground" }),
    window,
    svg("circle", { cx: 50, cy: 70, r: 29, class: "medal" }),
    svg("image", { href: art("H"), x: 26, y: 46, width: 48, height: 48 }),
  );
  return drawn;
}

/** A card on the table, face down if undefined. The card flips in place. */
export function cardOn(card: Card | undefined, art: ViewPorts["art"]): HTMLElement {
  const leaf = element("span", "leaf");
  if (card !== undefined) leaf.append(face(card, art));
  leaf.append(back(art));
  const name = card === undefined ? translate("card_down") : cardName(card);
  return element(
    "li",
    card === undefined ? "card down" : "card",
    leaf,
    element("span", "unseen", name),
  );
}
