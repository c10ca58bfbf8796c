import { isMotionReduced } from "./animations.ts";
import { byId, element } from "./elements.ts";
import { formatAmount } from "./format.ts";
import type { Round } from "./game-view.ts";
import { decimal, minorUnits, winTier, type WinTier } from "./money.ts";
import { isQuick } from "./pace.ts";
import { playSound } from "./sound.ts";
import { translate } from "./translate.ts";

/** The number of pieces for the smallest and the largest win. */
const fewest = 10;
const maxPieces = 60;

/** How long the slowest piece flies, in ms. */
const longest = 1_300;

/** The colours of mother-of-pearl and of money. */
const tones = ["#f3e9dc", "#bfe9dc", "#a9c9ee", "#cdb9ea", "#f3c3b4", "#ebc27c"] as const;

const between = (min: number, max: number): number => min + Math.random() * (max - min);

/**
 * Pieces of shell fly up from a won game and fall, more of them for a larger win. Nothing moves if the player prefers
 * reduced motion, and the pieces are removed afterwards.
 *
 * @param times the win as a multiple of the stake
 */
function celebrate(game: HTMLElement, times: number): void {
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

/** The piece flies up and outwards, then falls, turning all the while. */
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

/** How long an amount counts up and how long it then stays, in ms. */
const times: Readonly<Record<Exclude<WinTier, "none">, { count: number; stand: number }>> = {
  small: { count: 600, stand: 350 },
  big: { count: 1_800, stand: 900 },
  huge: { count: 3_200, stand: 1_300 },
};

/** The amount shown at this share of the counting time: fast at first, slower towards the end. */
export function countedAmount(win: string, share: number): string {
  const left = 1 - Math.min(1, Math.max(0, share));
  const eased = BigInt(Math.round((1 - left * left) * 10_000));
  return decimal((minorUnits(win) * eased) / 10_000n);
}

let end: (() => void) | undefined;

export const skipWin = (): void => end?.();

/**
 * Shows a win by its tier: an amount that counts up over the game, with a label for the larger tiers. It is hidden
 * from screen readers, because the message announces the result once. Resolves when the full amount has been shown, or
 * at once if nothing was won or reduced motion is preferred.
 */
export async function showWin(round: Pick<Round, "win" | "staked">): Promise<void> {
  const tier = winTier(round);
  const last = byId("last-win");
  if (tier === "none" || isMotionReduced() || document.hidden) {
    last.textContent = formatAmount(round.win);
    return;
  }
  playSound(tier);
  celebrate(byId("game"), Number(minorUnits(round.win)) / Number(minorUnits(round.staked)));
  const amount = element("b", "num", "");
  const word = { small: "", big: translate("win_big"), huge: translate("win_huge") }[tier];
  const shown = element(
    "div",
    `win win-${tier}`,
    ...(word === "" ? [] : [element("span", "", word)]),
    amount,
  );
  shown.setAttribute("aria-hidden", "true");
  byId("stage").append(shown);

  const { count, stand } = times[tier];
  const pace = isQuick() ? 0.4 : 1;
  const began = performance.now();
  await new Promise<void>((resolve) => {
    let timer = 0;
    end = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      resolve();
    };
    const draw = (now: number): void => {
      const share = (now - began) / (count * pace);
      const text = formatAmount(share < 1 ? countedAmount(round.win, share) : round.win);
      amount.textContent = text;
      last.textContent = text;
      if (share < 1) frame = requestAnimationFrame(draw);
      else timer = window.setTimeout(resolve, stand * pace);
    };
    let frame = requestAnimationFrame(draw);
    // A hidden page draws no frames, so the counting would never finish.
    document.addEventListener("visibilitychange", () => end?.(), { once: true });
  });
  end = undefined;
  shown.remove();
  last.textContent = formatAmount(round.win);
}
