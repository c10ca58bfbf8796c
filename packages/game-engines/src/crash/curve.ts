/**
 * The curve that a crash game flies. Multipliers are whole hundredths everywhere: 153 is 1.53×. The same file
 * runs on the server, which decides by it, and in the page, which draws it.
 */

/** Where a flight begins. */
export const ground = 100;

/** The least that can be cashed: at `ground` the stake would come back without any risk. */
export const lowestCash = 101;

/** Nobody flies higher: whoever gets here is paid here. */
export const highestCash = 1_000_000;

/** Growth per millisecond: 2× after 11.6 s, 10× after 38 s, the highest after 154 s. */
const growth = 0.000_06;

/** The multiplier so many milliseconds after the beginning; it grows in steps of a hundredth and never falls. */
export const multiplierAt = (elapsed: number): number =>
  Math.min(highestCash, Math.floor(ground * Math.exp(growth * Math.max(0, elapsed))));

/** When a multiplier is reached, in ms from the beginning; exact to a millisecond. */
export const reachedAt = (multiplier: number): number => Math.log(multiplier / ground) / growth;

/** What a stake brings at a multiplier, in minor units; a fraction of one is not paid. */
export const payoutAt = (stake: bigint, multiplier: number): bigint =>
  (stake * BigInt(multiplier)) / BigInt(ground);
