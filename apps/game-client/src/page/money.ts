/** Converts decimal text with two places to minor units. */
export const minorUnits = (text: string): bigint => BigInt(text.replace(".", ""));

/** Converts minor units to decimal text with two places. */
export const decimal = (minor: bigint): string =>
  `${minor / 100n}.${String(minor % 100n).padStart(2, "0")}`;

/** Whether a round was a win; one that returns its cost or less is not. */
export const isGain = ({
  win,
  staked,
}: {
  readonly win: string;
  readonly staked: string;
}): boolean => minorUnits(win) > minorUnits(staked);

/** `none` covers a return of the stake or less: that is not a win and is not announced as one. */
export type WinTier = "none" | "small" | "big" | "huge";

/** The lowest multiple of the stake in each tier. */
const big = 10n;
const huge = 40n;

/** The tier of a win, by its ratio to the total stake. Amounts are decimal text. */
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
