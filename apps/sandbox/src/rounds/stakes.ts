import { lineCount } from "@naluma/game-engines/slot/pays";

/** The base amount of the ladder in whole units, worth about the same in every currency. */
const unit: Readonly<Record<string, number>> = {
  USD: 1,
  RMB: 5,
  VND: 20_000,
  WON: 1_000,
  JPY: 100,
  THB: 25,
  INR: 50,
  MMK: 2_000,
  BRL: 5,
  BDT: 100,
  NGN: 1_000,
  GP: 1,
  EUR: 1,
  PHP: 50,
  CLP: 1_000,
};

/** In hundredths of the unit; each is divisible by the number of lines. */
const ladder = [20, 40, 100, 200, 400, 1_000, 2_000, 5_000, 10_000];

/** The stakes of a currency in minor units, smallest first. An unlisted currency uses those of USD. */
export function stakesIn(currency: string): readonly bigint[] {
  const worth = BigInt(unit[currency] ?? 1);
  return ladder.map((step) => BigInt(step) * worth);
}

export const smallestStake = (currency: string): bigint => stakesIn(currency)[0] ?? 0n;

/** The stake preselected when a game opens. */
export const firstStake = (currency: string): bigint => stakesIn(currency)[3] ?? BigInt(lineCount);

/**
 * Whether this stake is allowed: one from the ladder or, for several bets, that many equal chips from the
 * ladder. Their total must not exceed its largest stake.
 */
export function isStake(currency: string, stake: bigint, chips = 1): boolean {
  const stakes = stakesIn(currency);
  const largest = stakes.at(-1) ?? 0n;
  const parts = BigInt(chips);
  return stake <= largest && stake % parts === 0n && stakes.includes(stake / parts);
}

/** The stake preselected after the last round: that round's, unless it was the sum of several bets. */
export const stakeToOffer = (currency: string, last: bigint | undefined): bigint =>
  stakesIn(currency).find((stake) => stake === last) ?? firstStake(currency);
