import { minorUnits } from "./money.ts";

/** `none` covers a return of the stake or less: that is no win, and is not told as one. */
export type WinTier = "none" | "small" | "big" | "huge";

/** From so many times the stake on. */
const big = 10n;
const huge = 40n;

/** How great a win is: by what it is of all that was staked. Amounts are decimal text. */
export function winTier({
  win,
  staked,
}: {
  readonly win: string;
  readonly staked: string;
}): WinTier {
  const won = minorUnits(win);
  const cost = minorUnits(staked);
  if (won <= cost) return "none";
  if (won >= cost * huge) return "huge";
  return won >= cost * big ? "big" : "small";
}
