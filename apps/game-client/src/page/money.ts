/** Minor units of a decimal text with two places. */
export const minorUnits = (text: string): bigint => BigInt(text.replace(".", ""));

/** The other way round: decimal text with two places. */
export const decimal = (minor: bigint): string =>
  `${minor / 100n}.${String(minor % 100n).padStart(2, "0")}`;

/** A round that returns its cost or less is not called a win. */
export const isGain = ({
  win,
  staked,
}: {
  readonly win: string;
  readonly staked: string;
}): boolean => minorUnits(win) > minorUnits(staked);
