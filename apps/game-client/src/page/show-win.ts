import { isMotionReduced } from "./animations.ts";
import { celebrate } from "./celebrate.ts";
import { byId, element } from "./elements.ts";
import { formatAmount } from "./format.ts";
import type { Round } from "./game-view.ts";
import { decimal, minorUnits } from "./money.ts";
import { isQuick } from "./pace.ts";
import { playSound } from "./sound.ts";
import { translate } from "./translate.ts";
import { winTier } from "./win-tier.ts";
import type { WinTier } from "./win-tier.ts";

/** Milliseconds that an amount counts, and that it then stands. */
const times: Readonly<Record<Exclude<WinTier, "none">, { count: number; stand: number }>> = {
  small: { count: 600, stand: 350 },
  big: { count: 1_800, stand: 900 },
  huge: { count: 3_200, stand: 1_300 },
};

/** The amount that stands at this share of the time: fast at first, slower towards the end. */
export function countedAmount(win: string, share: number): string {
  const left = 1 - Math.min(1, Math.max(0, share));
  const eased = BigInt(Math.round((1 - left * left) * 10_000));
  return decimal((minorUnits(win) * eased) / 10_000n);
}

let end: (() => void) | undefined;

/** Ends the counting at once. */
export const skipWin = (): void => end?.();

/**
 * Shows a win by its tier: an amount that counts up over the game, with a word for the great ones. Screen readers
 * hear nothing of it, as the message says the result once. Resolves when the whole amount stood, at once where
 * nothing was won or no motion is wanted.
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
    // A page that is hidden draws no frames.
    document.addEventListener("visibilitychange", () => end?.(), { once: true });
  });
  end = undefined;
  shown.remove();
  last.textContent = formatAmount(round.win);
}
