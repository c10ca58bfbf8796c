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
