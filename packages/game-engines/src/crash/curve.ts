/**
 * The curve that a crash game flies. Multipliers are whole hundredths everywhere: 153 is 1.53×. The same file
 * runs on the server, which decides by it, and in the page, which draws it.
 */

/** The multiplier at which a flight begins. */
export const ground = 100;

/** The lowest cash-out: at `ground` the stake would be returned without any risk. */
export const lowestCash = 101;

/** The cap: a flight that reaches it is paid there. */
export const highestCash = 1_000_000;

/** Growth per millisecond: 2× after 11.6 s, 10× after 38 s, the highest after 154 s. */
const growth = 0.000_06;

/** The multiplier after this many milliseconds; it grows in steps of a hundredth and never falls. */
export const multiplierAt = (elapsed: number): number =>
  Math.min(highestCash, Math.floor(ground * Math.exp(growth * Math.max(0, elapsed))));

/** When a multiplier is reached, in ms from the start; exact to a millisecond. */
export const reachedAt = (multiplier: number): number => Math.log(multiplier / ground) / growth;

/** The payout of a stake at a multiplier, in minor units; fractions are not paid. */
export const payoutAt = (stake: bigint, multiplier: number): bigint =>
  (stake * BigInt(multiplier)) / BigInt(ground);
