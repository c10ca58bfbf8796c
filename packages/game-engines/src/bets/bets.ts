export interface Bet {
  /** The bet's spot, in the engine's notation: `red`, `17-20`, `win:3`. */
  readonly spot: string;
  /** How many of the stake's equal parts are placed on it. */
  readonly chips: number;
}

export const maxSpots = 40;

/** How many parts a stake can have. */
export const maxChips = 9_999;

export const chipsOf = (bets: readonly Bet[]): number =>
  bets.reduce((sum, { chips }) => sum + chips, 0);

/**
 * Parses the bets of a choice: `17`, `red+17x3`; a spot without a number has one chip. Undefined for anything else, and
 * if a spot is named twice.
 */
export function betsIn(
  choice: string,
  isSpot: (text: string) => boolean,
): readonly Bet[] | undefined {
  const bets = choice.split("+").map((text): Bet | undefined => {
    const [, spot = "", chips = "1"] = /^(.*?)(?:x([1-9]\d{0,3}))?$/.exec(text) ?? [];
    return isSpot(spot) ? { spot, chips: Number(chips) } : undefined;
  });
  const known = bets.filter((bet) => bet !== undefined);
  const isWhole =
    known.length === bets.length &&
    known.length <= maxSpots &&
    new Set(known.map(({ spot }) => spot)).size === known.length &&
    chipsOf(known) <= maxChips;
  return isWhole ? known : undefined;
}

/** Encodes the bets as a choice; `betsIn` is the inverse. */
export const choiceOfBets = (bets: readonly Bet[]): string =>
  bets.map(({ spot, chips }) => (chips === 1 ? spot : `${spot}x${chips}`)).join("+");
