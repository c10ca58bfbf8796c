import { element } from "./elements.ts";

/** Pieces that fly for a win of so many times the stake. */
const fewest = 10;
const maxPieces = 60;

/** Milliseconds that the slowest piece flies. */
const longest = 1_300;

/** The shell's own tones and that of money. */
const tones = ["#f3e9dc", "#bfe9dc", "#a9c9ee", "#cdb9ea", "#f3c3b4", "#ebc27c"] as const;

const between = (min: number, max: number): number => min + Math.random() * (max - min);

/**
 * Pieces of shell fly up from a game that was won and fall; more of them for a greater win. Nothing moves for
 * whoever wants no motion, and nothing is left behind.
 *
 * @param times the win in stakes
 */
export function celebrate(game: HTMLElement, times: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
  const shells = element("div", "shells");
  shells.setAttribute("aria-hidden", "true");
  document.body.append(shells);
  const around = shells.getBoundingClientRect();
  const from = game.getBoundingClientRect();
  const left = from.left + from.width / 2 - around.left;
  const top = Math.min(from.top + from.height * 0.6, around.bottom - 120) - around.top;

  const count = Math.round(Math.min(maxPieces, fewest + 6 * Math.log2(1 + Math.max(0, times))));
  const flights = Array.from({ length: count }, (_, index) => {
    const piece = element("i", "");
    piece.style.left = `${left.toFixed(0)}px`;
    piece.style.top = `${top.toFixed(0)}px`;
    piece.style.background = tones[index % tones.length] ?? tones[0];
    shells.append(piece);
    return fly(piece, from.width);
  });
  void Promise.allSettled(flights.map(({ finished }) => finished)).then(() => shells.remove());
}

/** Up and outwards, then down, turning all the while. */
function fly(piece: HTMLElement, width: number): Animation {
  const aside = between(-0.46, 0.46) * Math.max(320, width);
  const up = between(150, 330);
  const turn = between(-540, 540);
  const size = between(0.7, 1.5).toFixed(2);
  const at = (share: number, y: number) =>
    `translate(${(aside * share).toFixed(0)}px, ${y.toFixed(0)}px) rotate(${(turn * share).toFixed(0)}deg) scale(${size})`;
  return piece.animate(
    [
      { transform: at(0, 0), opacity: 1, easing: "cubic-bezier(.1,.7,.4,1)" },
      { transform: at(0.62, -up), opacity: 1, offset: 0.45, easing: "cubic-bezier(.5,0,.9,.5)" },
      { transform: at(1, between(20, 160)), opacity: 0 },
    ],
    { duration: between(0.7, 1) * longest, fill: "both" },
  );
}
