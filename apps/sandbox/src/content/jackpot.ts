import { worth } from "../money/amounts.ts";

/** Where the pool starts each week, and what one second adds, in dollars. */
const opening = 4_217_300;
const aSecond = 0.37;
const aWeek = 7 * 24 * 60 * 60;

/** The jackpot in a currency: one pool, worth the same in each. It grows with time and is won once a week. */
export const jackpotAt = (at: number, currency: string): bigint =>
  worth(opening + (Math.floor(at / 1000) % aWeek) * aSecond, currency);
